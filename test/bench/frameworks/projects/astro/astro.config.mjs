import preact from '@astrojs/preact';

export default { integrations: [preact({ compat: true })], build: { inlineStylesheets: 'always' }, telemetry: false };
