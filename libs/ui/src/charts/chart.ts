/** One day, week or month of a chart. */
export interface ChartPoint {
  id: string;
  /** Under the plot and in the read-out, short: "20 Nov". */
  label: string;
  /** In any unit, the same for all points (minor units do well). */
  value: number;
  /** The value as it is read: "−€12.40". */
  valueText: string;
  /** More in the read-out: "84 bets". */
  detail?: string | undefined;
}

/** What every chart of points is told. */
export interface ChartProps {
  /** Name of the chart: "Net result by day". */
  title: string;
  /** Oldest first. */
  points: readonly ChartPoint[];
  /** A tick of the axis, short: "€100", "€1M". */
  formatTick: (value: number) => string;
  /** Shown while no point is chosen: "7 days, 214 bets: −€12.40". */
  summary: string;
  /** Heads of the table that a screen reader gets: "Day", "Net". */
  labelHeader: string;
  valueHeader: string;
  /** Name of the handle that goes from point to point by the arrow keys: "Day". */
  pointerLabel: string;
  /** Instead of a plot without points. */
  emptyText: string;
  className?: string | undefined;
}

/** Height of a plot in px. */
export const plotHeightPx = 180;

/** Width of the widest tick of the axis in px, for 12 px figures; measured in the browser it would not be there on the server. */
export const axisWidthPx = (ticks: readonly string[]): number => Math.ceil(ticks.reduce((most, tick) => Math.max(most, tick.length), 1) * 7.2) + 10;
