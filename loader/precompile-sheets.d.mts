import type { Plugin } from 'esbuild';
import type { Plugin as RollupPlugin } from 'rollup';

export function precompileSheets(): RollupPlugin;
export const precompiledSheets: Plugin;
