/** One day, week or month of a chart. */
export interface ChartPoint {
  id: string;
  /** Under the plot and in the read-out, short: "20 Nov". */
  label: string;
  /** In any unit, such as minor units, but the same for all points. */
  value: number;
  /** The formatted value: "−€12.40". */
  valueText: string;
  /** Additional text in the read-out: "84 bets". */
  detail?: string | undefined;
}

/** A point of a chart with two figures. */
export interface PairPoint extends ChartPoint {
  /** The second figure, in the unit of `value`. */
  other: number;
}

/** Props of every chart of points. */
export interface ChartProps<Point extends ChartPoint = ChartPoint> {
  /** Name of the chart: "Net result by day". */
  title: string;
  /** Oldest first. */
  points: readonly Point[];
  /** A tick of the axis, short: "€100", "€1M". */
  formatTick: (value: number) => string;
  /** Shown while no point is selected: "7 days, 214 bets: −€12.40". */
  summary: string;
  /** Column headings of the table for screen readers: "Day", "Net". */
  labelHeader: string;
  valueHeader: string;
  /** Label of the slider that moves between points: "Day". */
  pointerLabel: string;
  /** Shown instead of an empty plot. */
  emptyText: string;
  className?: string | undefined;
}

/** Height of a plot in px. */
export const plotHeightPx = 180;

/** Estimated width of the widest tick in px, for 12 px figures; the server cannot measure it. */
export const axisWidthPx = (ticks: readonly string[]): number => Math.ceil(ticks.reduce((max, tick) => Math.max(max, tick.length), 1) * 7.2) + 10;
