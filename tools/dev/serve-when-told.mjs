// A server's process that has its packages before it is told which server it is.
process.once('message', async ({ main, env }) => {
  Object.assign(process.env, env);
  await import(main);
});
// Nobody is left to serve.
process.once('disconnect', () => process.exit());
for (const name of process.argv.slice(2)) await import(name);
