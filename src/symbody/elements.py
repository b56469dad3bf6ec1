"""Parts that kinds of one's own are made of, and the library of elements.

A class under `@element` whose fields have types such as `Place` and `Formula` is a kind
like symbody's own: models bind its fields, find the frames they touch, and write it
into files, which are read where its module has been imported.

`print(sb.elements.catalogue())` lists the library, a line each: what is between bodies
and nodes, acts in joints, drives, binds. The kinds themselves stand in `sb.joints`,
`sb.loads`, `sb.sensors`, `sb.constraints`, `sb.loops` and `sb.visuals`.
"""

from symbody.public_names import public as _public

__all__, __getattr__, __dir__ = _public(__name__)
