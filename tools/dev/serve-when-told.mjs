// A server's process that has all that the last server was made of before it is told which server it is: what has not
// changed since has the same name, and so is the same module.
process.once('message', async ({ main, env }) => {
  Object.assign(process.env, env);
  await import(main);
});
// Nobody is left to serve.
process.once('disconnect', () => process.exit());
const [contentAhead, ...modules] = process.argv.slice(2);
// What is for browsers alone fails here, and is not asked for by a server.
for (const name of modules) await import(name).catch(() => undefined);
const { readAhead } = await import(contentAhead);
await readAhead();
