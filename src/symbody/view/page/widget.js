/* The page within a cell of a notebook: what it tells goes to Python, and back. */
function render({ model, el }) {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts allow-downloads");
  frame.style.cssText = `width:100%;height:${model.get("_height")}px;border:1px solid #8886`;
  frame.srcdoc = model.get("_page");
  const hear = ({ source, data }) => {
    if (source !== frame.contentWindow || !data || !data.symbody) return;
    model.set("_reported", data.symbody);
    model.save_changes();
  };
  const ask = () => frame.contentWindow.postMessage({ symbody: model.get("_request").values }, "*");
  window.addEventListener("message", hear);
  model.on("change:_request", ask);
  el.append(frame);
  return () => {
    window.removeEventListener("message", hear);
    model.off("change:_request", ask);
  };
}

export default { render };
