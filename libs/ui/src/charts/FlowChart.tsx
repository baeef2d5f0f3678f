import { useId } from 'react';
import { plotHeightPx } from './chart.ts';
import type { ChartProps, PairPoint } from './chart.ts';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Chart.module.css';
import { depthOf, scaleOf } from './scale.ts';

/** Width of a bar as part of its slot; the rest is space. */
const barShare = 0.64;
const minBarPx = 2;

export interface FlowChartProps extends ChartProps<PairPoint> {
  /** Names of `value` and `other`. */
  names: readonly [value: string, other: string];
}

/** Real money: deposits as bars upwards, withdrawals as hatched bars downwards. */
export function FlowChart({ names, ...props }: FlowChartProps) {
  const { points } = props;
  const hatch = useId();
  const scale = scaleOf(points.flatMap(({ value, other }) => [value, -other]));
  const zero = depthOf(0, scale) * plotHeightPx;
  const share = 100 / Math.max(1, points.length);
  const heightOf = (value: number) => (value === 0 ? 0 : Math.max(minBarPx, Math.abs(depthOf(value, scale) * plotHeightPx - zero)));
  const legend = [
    { name: names[0], mark: <rect className={styles.inBar} width={12} height={12} rx={2} /> },
    { name: names[1], mark: <rect fill={`url(#${hatch})`} width={12} height={12} rx={2} /> },
  ];
  return (
    <ChartFrame {...props} scale={scale} spread="bars" legend={legend}>
      {(chosen) => (
        <>
          <defs>
            <pattern id={hatch} width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect className={styles.inBar} width={2} height={4} />
            </pattern>
          </defs>
          {chosen !== undefined && <rect className={styles.ground} x={`${chosen * share}%`} width={`${share}%`} height={plotHeightPx} />}
          {points.map(({ id, value, other }, index) => {
            const place = { x: `${(index + (1 - barShare) / 2) * share}%`, width: `${barShare * share}%`, rx: 2 };
            return (
              <g key={id}>
                <rect {...place} className={styles.inBar} y={zero - heightOf(value)} height={heightOf(value)} />
                <rect {...place} fill={`url(#${hatch})`} y={zero} height={heightOf(-other)} />
              </g>
            );
          })}
        </>
      )}
    </ChartFrame>
  );
}
