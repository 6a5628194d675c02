import type { InputOptions, OutputOptions } from 'rollup';

/** What the first bundle tells the second. */
export const built: { imports: Record<string, readonly string[]> };

type Configuration = InputOptions & { output: OutputOptions };
declare const configurations: readonly [widgets: Configuration, loader: Configuration];
export default configurations;
