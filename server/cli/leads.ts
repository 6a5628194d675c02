import { leadsTool } from './leads/leads-tool.ts';
import { runAsProcess } from './run-tool.ts';

await runAsProcess(leadsTool);
