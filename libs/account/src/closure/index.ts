export { CloseAccountView, type CloseAccountViewProps } from './CloseAccountView.tsx';
