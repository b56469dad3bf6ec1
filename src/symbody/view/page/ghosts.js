/* Other motions beside the one that the page plays: poses that were recorded. */
"use strict";

class Ghosts {
  constructor(ghosts) {
    this.all = ghosts.map(({ scene, time, rows }) => ({
      t: numbersOf(time), rows: new Float32Array(bytesOf(rows).buffer), size: 15*scene.length,
    }));
  }

  /* The rows of the scene of all of them at a time; before and after, those of their ends. */
  at(time) {
    return Float64Array.from(this.all.flatMap(({ t, rows, size }) => {
      let i = t.findIndex((x) => x >= time);
      if (i < 0) i = t.length - 1;
      const k = Math.max(0, i - 1), span = t[i] - t[k];
      const part = span > 0 ? Math.min(1, Math.max(0, (time - t[k])/span)) : 1;
      const [before, after] = [k, i].map((n) => rows.subarray(n*size, (n + 1)*size));
      const found = Array.from(before, (x, c) => x + part*(after[c] - x));
      for (let c = 0; c < size; c += 15) {
        const turn = new THREE.Matrix4().makeRotationFromQuaternion(rotationAt(before, c).slerp(rotationAt(after, c), part));
        turn.transpose().elements.forEach((x, n) => { if (n < 11 && n % 4 < 3) found[c + n - (n >> 2)] = x; });
      }
      return found;
    }));
  }
}

/* The rotation of an item, row by row from a place on. */
function rotationAt(r, c) {
  return new THREE.Quaternion().setFromRotationMatrix(new THREE.Matrix4().set(
    r[c], r[c + 1], r[c + 2], 0, r[c + 3], r[c + 4], r[c + 5], 0, r[c + 6], r[c + 7], r[c + 8], 0, 0, 0, 0, 1));
}
