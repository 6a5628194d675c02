import { Writable } from 'node:stream';
import { leadsTool } from '../../../server/cli/leads/leads-tool.ts';
import { runTool } from '../../../server/cli/run-tool.ts';

/** What a command wrote and how it ended. */
export interface Ended {
  code: number;
  out: string;
  told: string;
}

/** Runs `leads` as its process would, with these settings. */
export async function runCommand(
  line: readonly string[],
  env: Record<string, string>,
  now?: () => Date,
): Promise<Ended> {
  const out = createCollector();
  const told = createCollector();
  const code = await runTool(leadsTool, line, { env, stdout: out.stream, stderr: told.stream, now });
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
