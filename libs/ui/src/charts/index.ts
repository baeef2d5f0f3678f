export { BalanceChart } from './BalanceChart.tsx';
export type { ChartPoint, ChartProps } from './chart.ts';
export { NetChart } from './NetChart.tsx';
export { SplitBar } from './SplitBar.tsx';
export type { SplitBarProps } from './SplitBar.tsx';
