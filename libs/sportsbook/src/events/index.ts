export { prefetchSports } from './sports.queries.ts';
export { SportsView, type SportsViewProps } from './SportsView.tsx';
