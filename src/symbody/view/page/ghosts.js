/* Other motions beside the one that the page plays: poses that were recorded. */
"use strict";

class Ghosts {
  constructor(ghosts) {
    this.all = ghosts.map(({ scene, time, rows }) => ({
      scene, t: numbersOf(time), rows: new Float32Array(bytesOf(rows).buffer), size: 15*scene.length,
    }));
  }

  get scene() { return this.all.flatMap(({ scene }) => scene); }

  /* The rows of the scene of all of them at a time; before and after, those of their ends. */
  at(time) {
    const found = [];
    for (const { t, rows, size } of this.all) {
      let i = t.findIndex((x) => x >= time);
      if (i < 0) i = t.length - 1;
      const k = Math.max(0, i - 1), span = t[i] - t[k];
      const part = span > 0 ? Math.min(1, Math.max(0, (time - t[k])/span)) : 1;
      for (let c = 0; c < size; c++)
        found.push(rows[k*size + c] + part*(rows[i*size + c] - rows[k*size + c]));
    }
    return Float64Array.from(found);
  }
}
