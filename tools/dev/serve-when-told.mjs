import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// A server's process that has all that the last server was made of before it is told which server it is: what has not
// changed since has the same name, and so is the same module. Once it is told, nothing more is made ready, and nothing is
// imported beside the server: Node 20 ends where a package is required that an import is still loading.
let told;
const telling = new Promise((resolve) => {
  process.once('message', (message) => {
    told = message;
    resolve();
  });
});
// Nobody is left to serve.
process.once('disconnect', () => process.exit());
// What it was called with is its own: the server's main would take it for what it was started with.
await makeReady(process.argv.splice(2));
await telling;
Object.assign(process.env, told.env);
await import(told.main);

async function makeReady([contentAhead, ...modules]) {
  for (const name of modules) {
    if (told) return;
    await import(name).catch((error) => {
      if (!isForBrowsers(error) && !isReplaced(error))
        console.error(`${name} could not be made ready for the next server:`, error);
    });
  }
  const { readAhead } = await import(contentAhead);
  if (!told) await readAhead();
}

/** Whether a module wants what only browsers have: a page's calendar does, and no server asks for it. */
function isForBrowsers(error) {
  return (
    error instanceof ReferenceError && /^(?:document|window|HTMLElement|customElements) is not/.test(error.message)
  );
}

/** Whether a part is gone, because a later build has put another in its place. */
function isReplaced({ code, url = '' }) {
  return code === 'ERR_MODULE_NOT_FOUND' && url.startsWith('file:') && !existsSync(fileURLToPath(url));
}
