export { BreakNotice, type BreakNoticeProps } from './BreakNotice.tsx';
export { CheckBreakNotice, type CheckBreakNoticeProps } from './CheckBreakNotice.tsx';
export { PauseView, type PauseViewProps } from './PauseView.tsx';
export { usePauses } from './pause-hooks.ts';
