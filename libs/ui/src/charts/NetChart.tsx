import { joinClasses } from '../join-classes.ts';
import { plotHeightPx } from './chart.ts';
import type { ChartProps } from './chart.ts';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Chart.module.css';
import { depthOf, scaleOf } from './scale.ts';

/** Width of a bar as part of its slot; the rest is space. */
const barShare = 0.64;
/** Minimum height, so that a small result other than zero is visible. */
const minBarPx = 2;

export interface NetChartProps extends ChartProps {
  /** Bars that are neither a gain nor a loss: minutes, numbers of bets. */
  isNeutral?: boolean | undefined;
}

/** Net result of each day or week: wins upwards and bolder, losses downwards. */
export function NetChart({ isNeutral, ...props }: NetChartProps) {
  const { points } = props;
  const scale = scaleOf(points.map(({ value }) => value));
  const zero = depthOf(0, scale) * plotHeightPx;
  const share = 100 / Math.max(1, points.length);
  return (
    <ChartFrame {...props} scale={scale} spread="bars">
      {(chosen) => (
        <>
          {chosen !== undefined && <rect className={styles.ground} x={`${chosen * share}%`} width={`${share}%`} height={plotHeightPx} />}
          {points.map(({ id, value }, index) => {
            const height = value === 0 ? 0 : Math.max(minBarPx, Math.abs(depthOf(value, scale) * plotHeightPx - zero));
            return (
              <rect
                key={id}
                className={joinClasses(styles.bar, value > 0 && !isNeutral && styles.gainBar)}
                x={`${(index + (1 - barShare) / 2) * share}%`}
                width={`${barShare * share}%`}
                y={value > 0 ? zero - height : zero}
                height={height}
                rx={points.length > 31 ? 0 : 2}
              />
            );
          })}
        </>
      )}
    </ChartFrame>
  );
}
