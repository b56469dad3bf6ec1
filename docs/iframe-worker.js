/* Workers for pages that are opened from a disk, where browsers allow none: a hidden frame
   in place of each. The search of the site runs in one; see `docs/site_pages.py`. */
"use strict";

class FrameWorker extends EventTarget {
  constructor(url) {
    super();
    this.frame = document.createElement("iframe");
    this.frame.hidden = true;
    document.body.append(this.frame);
    const inside = this.frame.contentWindow;
    this.ready = new Promise((done) => {
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = (...urls) =>
        urls.reduce((before, next) => before.then(() => this.load(next)), Promise.resolve());
      this.load(url).then(done);
    });
  }

  load(url) {
    const page = this.frame.contentDocument;
    return new Promise((done) => {
      page.body.append(Object.assign(page.createElement("script"), { src: url, onload: done }));
    });
  }

  postMessage(data) {
    const inside = this.frame.contentWindow;
    this.ready.then(() => inside.dispatchEvent(new inside.MessageEvent("message", { data })));
  }

  terminate() { this.frame.remove(); }
}

if (location.protocol === "file:") window.Worker = FrameWorker;
