export { SecurityView, type SecurityViewProps } from './SecurityView.tsx';
