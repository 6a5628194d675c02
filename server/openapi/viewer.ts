/** A page that shows the calls. Its addresses are whole paths: it is served with and without a slash at its end. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Vitrine: the calls</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/internal/docs/swagger-ui.css">
<script defer src="/api/internal/docs/swagger-ui-bundle.js"></script>
<script defer src="/api/internal/docs/start.js"></script>
</head>
<body><main id="calls"><noscript>This page wants scripts. The document itself is at
<a href="/api/internal/openapi.json">/api/internal/openapi.json</a>.</noscript></main></body>
</html>
`;

/** Starts the viewer. A file of its own: the page's policy lets no script stand in it. */
export const start = `SwaggerUIBundle({
  url: '/api/internal/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  // Without it the viewer asks a foreign host whether the document is valid.
  validatorUrl: null,
});
`;
