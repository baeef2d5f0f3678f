export { readAnswer } from './answer.schema.ts';
export { createFakeApi, fault, held, refusal, type FakeApi, type FakeHandlers } from './createFakeApi.ts';
export { createFakeSession, type FakeSession } from './createFakeSession.ts';
export { mountView, type MountedView } from './mountView.tsx';
export { wirePlayer, type WirePlayer } from './player.fixtures.ts';
export { ViewFrame, type ViewFrameProps } from './ViewFrame.tsx';
export { StoryView, type StoryViewProps } from './StoryView.tsx';
