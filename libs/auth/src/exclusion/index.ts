export { ExcludedView, type ExcludedViewProps } from './ExcludedView.tsx';
export { HelpLines } from './HelpLines.tsx';
export { madeExclusion, type MadeExclusion } from './made-exclusion.schema.ts';
export { useHelpLines } from './useHelpLines.ts';
