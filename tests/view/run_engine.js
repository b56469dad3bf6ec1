// Run the engine of a page in node: node run_engine.js ENGINE DATA; the answer as JSON.
const fs = require("fs");
const path = require("path");
const [, , enginePath, dataPath] = process.argv;
const { Engine } = require(enginePath);
const { closedAt, postureAt } = require(path.join(path.dirname(enginePath), "closing.js"));
const { page, tasks } = JSON.parse(fs.readFileSync(dataPath));

Engine.create(page).then((engine) => {
  const answers = tasks.map(({ task, ...given }) => {
    if (given.parameters) engine.setParameters(given.parameters);
    if (given.inputs) engine.arrays.u.set(given.inputs);
    const y0 = Float64Array.from(given.y0 || page.y0);
    if (task === "run") {
      engine.start(given.times[0], y0);
      return [...engine.run(given.times, given.times[given.times.length - 1])];
    }
    if (task === "play") {
      engine.start(0, y0);
      return given.times.flatMap((t) => [...engine.at(t)]);
    }
    if (task === "move") {
      let y = y0;
      if (given.close !== undefined) y = closedAt(engine, given.t || 0, y, given.close);
      for (const value of [given.value ?? []].flat()) y = postureAt(engine, 0, y, given.index, value);
      return { y: [...y], gap: engine.gap(0, y) };
    }
    if (task === "happened") return engine.events;
    if (task === "touched") {
      const { t } = engine.solver;
      return { events: engine.events, forces: [...engine.forces(t, engine.work.slice(0, engine.n))] };
    }
    return [...engine.call(task, given.t || 0, y0)];
  });
  process.stdout.write(JSON.stringify(answers));
});
