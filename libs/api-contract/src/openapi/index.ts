export { createOpenApi, type OpenApi } from './open-api.ts';
export { examples } from './examples.ts';
export { documentedAreas, documentedCalls, type DocumentedCall } from '../documentation/index.ts';
export { callNamed } from './components.ts';
export { refusalsOf } from './operation.ts';
