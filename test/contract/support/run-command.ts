import { Writable } from 'node:stream';
import type { CommandContext, Tool } from '../../../server/cli/command.ts';
import { runTool } from '../../../server/cli/run-tool.ts';

/** What a command wrote and how it ended. */
export interface Ended {
  code: number;
  out: string;
  told: string;
}

/** Runs a tool's command line as its process would, with these settings. */
export async function runCommand<Context extends CommandContext>(
  tool: Tool<Context>,
  line: readonly string[],
  env: Record<string, string>,
  now?: () => Date,
): Promise<Ended> {
  const out = createCollector();
  const told = createCollector();
  const code = await runTool(tool, line, { env, stdout: out.stream, stderr: told.stream, now });
  return { code, out: out.text(), told: told.text() };
}

function createCollector() {
  let text = '';
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      text += chunk.toString();
      done();
    },
  });
  return { stream, text: () => text };
}
