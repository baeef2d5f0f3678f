export { detailsDoneMessage } from './details.messages.ts';
export { DetailsView, type DetailsViewProps } from './DetailsView.tsx';
