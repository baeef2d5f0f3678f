import type { ChartPoint } from './chart.ts';

interface ChartTableProps {
  title: string;
  points: readonly ChartPoint[];
  labelHeader: string;
  valueHeader: string;
}

/** The points of a chart for screen readers. In a box, because `visually-hidden` cannot shrink a table. */
export const ChartTable = ({ title, points, labelHeader, valueHeader }: ChartTableProps) => (
  <div className="visually-hidden">
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{labelHeader}</th>
          <th scope="col">{valueHeader}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.id}>
            <th scope="row">{point.label}</th>
            <td>{[point.valueText, point.detail].filter(Boolean).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
