export { DocumentsView, type DocumentsViewProps } from './DocumentsView.tsx';
