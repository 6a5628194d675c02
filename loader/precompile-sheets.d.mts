import type { Plugin } from 'esbuild';
import type { Plugin as RollupPlugin } from 'rollup';

export function precompileSheets(options?: {
  whole?: boolean;
}): RollupPlugin & { load(id: string): Promise<string> | null };
export const precompiledSheets: Plugin;
