/* global SwaggerUIBundle */
SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  filter: true,
  // The document is not sent to an external validator.
  validatorUrl: null,
});
