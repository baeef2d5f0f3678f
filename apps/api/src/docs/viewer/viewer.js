/* global SwaggerUIBundle */
SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  filter: true,
  // The document is ours and not shown to a validator elsewhere.
  validatorUrl: null,
});
