import { runContent } from './content/run-content.ts';

// `content stats | head` closes the pipe early, and that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await runContent(process.argv.slice(2), process.env, process);
