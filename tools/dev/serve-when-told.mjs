import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// A server's process that has all that the last server was made of before it is told which server it is: what has not
// changed since has the same name, and so is the same module.
process.once('message', async ({ main, env }) => {
  Object.assign(process.env, env);
  await import(main);
});
// Nobody is left to serve.
process.once('disconnect', () => process.exit());
const [contentAhead, ...modules] = process.argv.slice(2);
for (const name of modules) {
  await import(name).catch((error) => {
    if (!isForBrowsers(error) && !isReplaced(error))
      console.error(`${name} could not be made ready for the next server:`, error);
  });
}
const { readAhead } = await import(contentAhead);
await readAhead();

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
