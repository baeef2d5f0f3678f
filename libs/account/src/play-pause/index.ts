export { PlayPauseView, type PlayPauseViewProps } from './PlayPauseView.tsx';
