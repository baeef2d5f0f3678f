import { useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { axisWidthPx, plotHeightPx } from './chart.ts';
import type { ChartProps } from './chart.ts';
import styles from './Chart.module.css';
import { ChartLegend, type LegendEntry } from './ChartLegend.tsx';
import { ChartLabels } from './ChartLabels.tsx';
import type { ChartSpread } from './ChartLabels.tsx';
import { ChartTable } from './ChartTable.tsx';
import { depthOf } from './scale.ts';
import type { Scale } from './scale.ts';

interface ChartFrameProps extends ChartProps {
  scale: Scale;
  spread: ChartSpread;
  legend?: readonly LegendEntry[] | undefined;
  /** Renders the points in a plot of 100 % by `plotHeightPx`, with the selected one. */
  children: (chosen: number | undefined) => ReactNode;
}

/**
 * Common parts of all charts: title, read-out, axis and labels. The plot is a slider: pointer, touch
 * and arrow keys select a point, which is read out. Screen readers also get a table.
 */
export function ChartFrame({ scale, spread, legend, children, ...chart }: ChartFrameProps) {
  const { title, points, formatTick, summary, labelHeader, valueHeader, pointerLabel, emptyText, className } = chart;
  const [chosen, setChosen] = useState<number>();
  const last = points.length - 1;
  const point = chosen === undefined ? undefined : points[chosen];
  const ticks = scale.ticks.map((value) => ({ value, text: formatTick(value), y: depthOf(value, scale) * plotHeightPx }));
  const axisWidth = axisWidthPx(ticks.map(({ text }) => text));

  const handlePointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const index = spread === 'bars' ? Math.floor(share * points.length) : Math.round(share * last);
    setChosen(Math.min(last, Math.max(0, index)));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const now = chosen ?? last;
    const wanted = {
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      PageDown: now - 7,
      PageUp: now + 7,
      Home: 0,
      End: last,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, wanted)));
  };
  const readOut = (at: number) => [points[at]?.label, points[at]?.valueText, points[at]?.detail].filter(Boolean).join(', ');

  return (
    <figure className={joinClasses(styles.chart, className)}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        {legend && <ChartLegend entries={legend} />}
      </figcaption>
      <p className={styles.readOut} aria-hidden={point !== undefined}>
        {point === undefined ? (
          summary
        ) : (
          <>
            <span>{point.label}</span> <b className={joinClasses(styles.figure, point.value > 0 && styles.gain)}>{point.valueText}</b>{' '}
            {point.detail !== undefined && <span>{point.detail}</span>}
          </>
        )}
      </p>
      {points.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <>
          <div className={styles.area}>
            <svg className={styles.axis} width={axisWidth} height={plotHeightPx} aria-hidden="true">
              {ticks.map(({ value, text, y }) => (
                <text key={value} x={axisWidth - 10} y={y} dominantBaseline="middle" textAnchor="end">
                  {text}
                </text>
              ))}
            </svg>
            <div
              className={styles.plot}
              role="slider"
              tabIndex={0}
              aria-label={`${title}, ${pointerLabel}`}
              aria-valuemin={0}
              aria-valuemax={last}
              aria-valuenow={chosen ?? last}
              aria-valuetext={readOut(chosen ?? last)}
              onKeyDown={handleKeyDown}
              onFocus={() => setChosen((now) => now ?? last)}
              onBlur={() => setChosen(undefined)}
              onPointerMove={handlePointer}
              onPointerDown={handlePointer}
              onPointerLeave={() => setChosen(undefined)}
            >
              <svg width="100%" height={plotHeightPx} aria-hidden="true">
                {ticks.map(({ value, y }) => (
                  <line key={value} className={joinClasses(styles.grid, value === 0 && styles.zero)} x1="0" x2="100%" y1={y} y2={y} />
                ))}
                {children(chosen)}
              </svg>
            </div>
            <ChartLabels points={points} spread={spread} />
          </div>
          <ChartTable title={title} points={points} labelHeader={labelHeader} valueHeader={valueHeader} />
        </>
      )}
    </figure>
  );
}
