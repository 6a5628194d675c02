export default { output: 'export', experimental: { inlineCss: true }, typescript: { ignoreBuildErrors: true } };
