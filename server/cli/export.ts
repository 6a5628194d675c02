import { exportTool } from './export/export-tool.ts';
import { runAsProcess } from './run-tool.ts';

await runAsProcess(exportTool);
