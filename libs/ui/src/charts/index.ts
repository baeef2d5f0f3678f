export type { ChartPoint, ChartProps, PairPoint } from './chart.ts';
export { FlowChart } from './FlowChart.tsx';
export type { FlowChartProps } from './FlowChart.tsx';
export { NetChart } from './NetChart.tsx';
export type { NetChartProps } from './NetChart.tsx';
export { SumChart } from './SumChart.tsx';
export type { SumChartProps } from './SumChart.tsx';
