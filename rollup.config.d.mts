import type { InputOptions, OutputOptions } from 'rollup';

/** What the first bundle tells the second. */
export const built: { imports: Record<string, readonly string[]> };

type Configuration = InputOptions & { output: OutputOptions };
type Configurations = readonly [widgets: Configuration, loader: Configuration];

export function configure(options?: { folder?: string; release?: string }): Configurations;

declare const configurations: Configurations;
export default configurations;
