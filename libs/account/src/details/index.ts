export { DetailsView, type DetailsViewProps } from './DetailsView.tsx';
