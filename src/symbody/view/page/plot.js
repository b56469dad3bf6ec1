/* Plots of quantities over time, with a mark at the time that is shown. */
"use strict";

/* Of events of contacts, by their kind, as results/contact_events.py has them. */
const MARK_COLORS = ["#d62728", "#7f7f7f", "#2ca02c", "#1f77b4", "#ff7f0e", "#888888"], MOST_MARKS = 200;
const PLOT_COLORS = ["#1f77b4", "#ff7f0e", "#2ca02c", "#d62728", "#9467bd", "#8c564b", "#e377c2", "#17becf"];

/* Round numbers for about so many ticks. */
function ticks(low, high, count) {
  const raw = (high - low)/Math.max(1, count), power = 10**Math.floor(Math.log10(raw));
  const step = power*([1, 2, 5, 10].find((m) => m*power >= raw) || 10);
  const found = [];
  for (let x = Math.ceil(low/step)*step; x <= high + 1e-9*step; x += step) found.push(Math.abs(x) < 1e-9*step ? 0 : x);
  return found;
}

/* As many digits as tell one tick from the next. */
function digitsOf(ticks) {
  const size = Math.max(...ticks.map(Math.abs), 0);
  return ticks.length > 1 && size > 0 ? Math.min(12, Math.max(4, Math.ceil(Math.log10(size/(ticks[1] - ticks[0]))) + 2)) : 4;
}

/* The rows of a series that are drawn: of each part of so many the least and the greatest, so that no peak is lost. */
function drawnRows(of, count, part) {
  const rows = [];
  for (let first = 0; first < count; first += part) {
    let low = first, high = first, least = of(first), greatest = least;
    for (let i = first + 1; i < Math.min(first + part, count); i++) {
      const x = of(i);
      if (x < least || least !== least) [low, least] = [i, x];
      if (x > greatest || greatest !== greatest) [high, greatest] = [i, x];
    }
    rows.push(...new Set([Math.min(low, high), Math.max(low, high)]));
  }
  return rows;
}

class Plot {
  /* `seek` is called with the time where somebody clicks. */
  constructor(canvas, seek) {
    this.canvas = canvas;
    this.span = [0, 1];
    const at = (event) => {
      const box = canvas.getBoundingClientRect();
      const part = (event.clientX - box.left - this.left)/(box.width - this.left - 8);
      seek(this.span[0] + Math.min(1, Math.max(0, part))*(this.span[1] - this.span[0]));
    };
    this.left = 46;
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      at(event);
    });
    canvas.addEventListener("pointermove", (event) => event.buttons && at(event));
  }

  /* Draw series {name, of}, which give a value for a row, over times; `unit` labels the axis,
     marks {time, kind} are lines. */
  draw(times, series, unit, now, marks = []) {
    const canvas = this.canvas, ratio = window.devicePixelRatio || 1;
    const width = canvas.clientWidth, height = canvas.clientHeight;
    if (!width) return;
    if (canvas.width !== Math.round(ratio*width)) canvas.width = Math.round(ratio*width);
    if (canvas.height !== Math.round(ratio*height)) canvas.height = Math.round(ratio*height);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, width, height);
    const top = 24, bottom = height - 16, right = width - 8, left = this.left;
    const first = times[0], end = times[times.length - 1], last = end > first ? end : first + 1e-3;
    this.span = [first, last];
    let low = Infinity, high = -Infinity;
    const part = Math.max(1, Math.floor(times.length/width));
    series = series.map((one) => ({ ...one, rows: drawnRows(one.of, times.length, part) }));
    for (const { of, rows } of series)
      for (const i of rows) {
        const x = of(i);
        if (Number.isFinite(x)) { low = Math.min(low, x); high = Math.max(high, x); }
      }
    if (!(low <= high)) [low, high] = [0, 1];
    // What differs by rounding has no ticks between.
    const far = Math.max(Math.abs(low), Math.abs(high)), spread = high - low > 1e-11*far ? high - low : 0;
    const margin = 0.05*spread || 0.5*Math.max(1e-3, far);
    low -= margin; high += margin;
    const X = (t) => left + (t - first)/(last - first)*(right - left);
    const Y = (x) => bottom - (x - low)/(high - low)*(bottom - top);
    const ink = getComputedStyle(canvas).color;
    pen.font = "10px system-ui, sans-serif";
    pen.strokeStyle = "#88888855";
    pen.fillStyle = ink;
    pen.lineWidth = 1;
    const levels = ticks(low, high, 4), moments = ticks(first, last, 5), digits = digitsOf(levels);
    this.left = digits > 6 ? 70 : 46;
    for (const x of levels) {
      pen.beginPath(); pen.moveTo(left, Y(x)); pen.lineTo(right, Y(x)); pen.stroke();
      pen.textAlign = "right";
      pen.fillText(Number(x.toPrecision(digits)), left - 4, Y(x) + 3);
    }
    for (const t of moments) {
      pen.beginPath(); pen.moveTo(X(t), top); pen.lineTo(X(t), bottom); pen.stroke();
      const words = `${Number(t.toPrecision(digitsOf(moments)))}`, half = pen.measureText(words).width/2;
      pen.textAlign = "center";
      pen.fillText(words, Math.min(X(t), width - half), height - 4);
    }
    pen.setLineDash([2, 3]);
    for (const { time, kind } of marks.slice(0, MOST_MARKS)) {
      if (time < first || time > last) continue;
      pen.strokeStyle = MARK_COLORS[kind];
      pen.beginPath(); pen.moveTo(X(time), top); pen.lineTo(X(time), bottom); pen.stroke();
    }
    pen.setLineDash([]);
    pen.textAlign = "left";
    pen.fillText(unit ? `[${unit}]` : "", 2, 11);
    let from = left;
    series.forEach(({ name, of, rows }, k) => {
      pen.strokeStyle = pen.fillStyle = PLOT_COLORS[k % PLOT_COLORS.length];
      pen.lineWidth = 1.3;
      pen.beginPath();
      let drawn = false;
      for (const i of rows) {
        const x = of(i), there = Number.isFinite(x);
        if (there) (drawn ? pen.lineTo(X(times[i]), Y(x)) : pen.moveTo(X(times[i]), Y(x)));
        drawn = there;
      }
      pen.stroke();
      const wide = pen.measureText(name).width + 10;
      if (from + wide < right) pen.fillText(name, from + 30, 11);
      from += wide;
    });
    pen.strokeStyle = ink;
    pen.beginPath(); pen.moveTo(X(now), top); pen.lineTo(X(now), bottom); pen.stroke();
  }
}
