import { plotHeightPx } from './chart.ts';
import type { ChartProps } from './chart.ts';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Chart.module.css';
import { depthOf, scaleOf } from './scale.ts';

/** Two decimals of a pixel are enough for any screen. */
const round = (place: number) => Math.round(place * 100) / 100;

/** History of a balance: a line in the text colour above a faint area from zero. */
export function BalanceChart(props: ChartProps) {
  const { points } = props;
  const scale = scaleOf(points.map(({ value }) => value));
  const zero = depthOf(0, scale) * plotHeightPx;
  const last = points.length - 1;
  const percentOf = (index: number) => (last === 0 ? 50 : (index / last) * 100);
  const places = points.map(({ value }, index) => ({ x: percentOf(index), y: depthOf(value, scale) * plotHeightPx }));
  // A balance stays until it changes, so a single day is a horizontal line.
  const drawn = last === 0 ? [{ x: 0, y: places[0]?.y ?? 0 }, ...places, { x: 100, y: places[0]?.y ?? 0 }] : places;
  const line = drawn.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L');
  return (
    <ChartFrame {...props} scale={scale} spread="line">
      {(chosen) => {
        const marked = places[chosen ?? last];
        return (
          <>
            {/* The path is in percent of the width and stretched; `non-scaling-stroke` keeps its thickness. */}
            <svg width="100%" height={plotHeightPx} viewBox={`0 0 100 ${plotHeightPx}`} preserveAspectRatio="none">
              <path className={styles.shade} d={`M0 ${zero}L${line}L100 ${zero}Z`} />
              <path className={styles.line} d={`M${line}`} vectorEffect="non-scaling-stroke" />
            </svg>
            {marked && chosen !== undefined && <line className={styles.hair} x1={`${marked.x}%`} x2={`${marked.x}%`} y1={0} y2={plotHeightPx} />}
            {marked && <circle className={styles.dot} cx={`${marked.x}%`} cy={marked.y} r={4} />}
          </>
        );
      }}
    </ChartFrame>
  );
}
