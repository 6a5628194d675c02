import type { NextConfig } from 'next';

/** Files for any web server, in `dist`. Without `output` the same pages come from `next start`. */
const config: NextConfig = { output: 'export', distDir: 'dist', turbopack: { root: import.meta.dirname } };

export default config;
