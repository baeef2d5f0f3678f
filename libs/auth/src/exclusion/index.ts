export { ExcludedView, type ExcludedViewProps } from './ExcludedView.tsx';
export { HelpLines } from './HelpLines.tsx';
export { storedExclusion, type StoredExclusion } from './stored-exclusion.schema.ts';
export { useHelpLines } from './useHelpLines.ts';
