/* The scripts and the data of this page, which are compressed in it. */
"use strict";

async function inflated(base64) {
  const text = atob(base64), bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}

/* The text of an element of this page. */
const unpacked = (id) => inflated(document.getElementById(id).textContent);

(async () => {
  if (typeof DecompressionStream === "undefined")
    throw new Error("this browser cannot decompress; Chrome and Edge 80, Firefox 113, Safari 16.4 and later can");
  for (const textContent of JSON.parse(await unpacked("scripts")))
    document.body.append(Object.assign(document.createElement("script"), { textContent }));
})().catch((error) => {
  const message = document.getElementById("message");
  message.hidden = false;
  message.textContent = `The page cannot be shown: ${error.message}.`;
});
