// On every page that `npm run dev` serves: loads it again when what it was made from has changed.
const { build, etag } = document.currentScript.dataset;
let source;

/** A change of the content is seen in the page's tag, once the server has read it; what has no tag just loads again. */
async function lookForContent() {
  for (let look = 0; look < 20; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    if (!etag && look === 6) return location.reload();
    const { headers } = await fetch(location.href, { method: 'HEAD' });
    if ((headers.get('etag') ?? '') !== etag) return location.reload();
  }
}

/** Pages out of sight hold no connection, of which a browser has few; they find out when they are looked at again. */
function follow() {
  source?.close();
  if (document.hidden) return;
  source = new EventSource('/@dev/changes');
  source.addEventListener('build', ({ data }) => data && data !== build && location.reload());
  source.addEventListener('content', lookForContent);
}

document.addEventListener('visibilitychange', follow);
follow();
