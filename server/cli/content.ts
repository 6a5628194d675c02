import { contentTool } from './content/content-tool.ts';
import { runAsProcess } from './run-tool.ts';

await runAsProcess(contentTool);
