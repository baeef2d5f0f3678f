export { VirtualGrid } from './VirtualGrid.tsx';
export type { VirtualGridProps } from './VirtualGrid.tsx';
