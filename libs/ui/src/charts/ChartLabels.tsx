import type { ChartPoint } from './chart.ts';
import styles from './Chart.module.css';
import { axisLabels } from './scale.ts';

/** Each bar has an equal share of the width; a line has points at both ends of it. */
export type ChartSpread = 'bars' | 'line';

interface ChartLabelsProps {
  points: readonly ChartPoint[];
  spread: ChartSpread;
}

/** A longer label would overlap the next one. */
const maxLetters = 12;

const shorten = (label: string) => (label.length > maxLetters ? `${label.slice(0, maxLetters - 1)}…` : label);

/** Centred under its point; at the ends, inside the plot. */
const anchorOf = (share: number, width: number) => {
  if (width > 0.1 && share > 0 && share < 1) return 'middle';
  return share < 0.06 ? 'start' : share > 0.94 ? 'end' : 'middle';
};

/** Labels under a plot, as many as fit. The table has them all. */
export function ChartLabels({ points, spread }: ChartLabelsProps) {
  const last = points.length - 1;
  const shareOf = (index: number) => (spread === 'bars' ? (index + 0.5) / points.length : last === 0 ? 0.5 : index / last);
  return (
    <svg className={styles.labels} width="100%" height={20} aria-hidden="true">
      {axisLabels(points.length).map(({ index, isMinor }) => {
        const share = shareOf(index);
        const anchor = anchorOf(share, 1 / points.length);
        return (
          <text
            key={points[index]?.id}
            className={isMinor ? styles.minor : undefined}
            x={`${(anchor === 'end' ? 1 : anchor === 'start' ? 0 : share) * 100}%`}
            y={16}
            textAnchor={anchor}
          >
            {shorten(points[index]?.label ?? '')}
          </text>
        );
      })}
    </svg>
  );
}
