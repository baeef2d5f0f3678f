export { defineDraft, type Draft } from './draft.schema.ts';
export { fieldErrors } from './field-errors.schema.ts';
export { useFormFocus } from './useFormFocus.ts';
