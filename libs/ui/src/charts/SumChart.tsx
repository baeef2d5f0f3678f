import { plotHeightPx } from './chart.ts';
import type { ChartProps, PairPoint } from './chart.ts';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Chart.module.css';
import { depthOf, scaleOf } from './scale.ts';

export interface SumChartProps extends ChartProps<PairPoint> {
  /** Names of `value` and `other`. */
  names: readonly [value: string, other: string];
  /** Number of points so far: the lines end there, the axis shows the entire period. */
  knownCount: number;
}

/** Two sums that grow over a period, as lines on one axis. */
export function SumChart({ names, knownCount, ...props }: SumChartProps) {
  const { points } = props;
  const known = points.slice(0, knownCount);
  const scale = scaleOf(known.flatMap(({ value, other }) => [value, other]));
  const last = Math.max(1, points.length - 1);
  const lineOf = (valueOf: (point: PairPoint) => number) =>
    known.map((point, index) => `${round((index / last) * 100)} ${round(depthOf(valueOf(point), scale) * plotHeightPx)}`).join('L');
  const legend = [
    { name: names[0], mark: <rect className={styles.bar} width={12} height={12} rx={2} /> },
    { name: names[1], mark: <rect className={styles.gainBar} width={12} height={12} rx={2} /> },
  ];
  return (
    <ChartFrame {...props} scale={scale} spread="line" legend={legend}>
      {(chosen) => (
        <>
          {/* The paths are in percent of the width and stretched; `non-scaling-stroke` keeps their thickness. */}
          <svg width="100%" height={plotHeightPx} viewBox={`0 0 100 ${plotHeightPx}`} preserveAspectRatio="none">
            {known.length > 0 && (
              <>
                <path className={styles.dimLine} d={`M${lineOf(({ value }) => value)}`} vectorEffect="non-scaling-stroke" />
                <path className={styles.line} d={`M${lineOf(({ other }) => other)}`} vectorEffect="non-scaling-stroke" />
              </>
            )}
          </svg>
          {chosen !== undefined && (
            <line className={styles.hair} x1={`${(chosen / last) * 100}%`} x2={`${(chosen / last) * 100}%`} y1={0} y2={plotHeightPx} />
          )}
        </>
      )}
    </ChartFrame>
  );
}

/** Two decimals of a pixel are enough for any screen. */
const round = (place: number) => Math.round(place * 100) / 100;
