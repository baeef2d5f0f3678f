export { BetListView, type BetListViewProps } from './BetListView.tsx';
