import type { StaffCallResponse } from '@playfront/api-client/staff';
import { money as moneyOf } from '@playfront/money';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { actionMessages, figureMessages, kindMessages } from './marker.messages.ts';
import layout from '../frame/layout.module.css';

export type Marker = StaffCallResponse<'adminGetHarmMarkers'>['markers'][number];

/** Markers of harm with their figures, and how each was handled. */
export function MarkerList({ label, markers }: { label: string; markers: readonly Marker[] }) {
  const { text, time } = useStaffFormat();
  const figures = useFigures();
  return (
    <ul className={layout['records']} aria-label={label}>
      {markers.map((marker) => {
        const { id, kind, date, handled } = marker;
        return (
          <li key={id}>
            <div className={layout['panelHead']}>
              <b>{text(kindMessages[kind])}</b>
              <span className={`${layout['dim']} ${layout['nobr']}`}>{time(date)}</span>
            </div>
            <p>{figures(marker)}</p>
            {handled ? (
              <p className={layout['dim']}>
                {text('backoffice.markers.handled_by', {
                  action: text(actionMessages[handled.action]),
                  officer: handled.officer,
                  time: time(handled.date),
                  reason: handled.reason,
                })}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function useFigures(): (marker: Marker) => string {
  const { text, money, percent } = useStaffFormat();
  return ({ kind, count, days, amount }) => {
    const isWon = kind === 'long_session' && amount !== null && amount.minor < 0;
    return text(isWon ? 'backoffice.markers.figures.long_session_won' : figureMessages[kind], {
      count,
      days: days ?? 0,
      percent: percent(count, { maximumFractionDigits: 0 }),
      minutes: text('backoffice.time.hours_minutes', { hours: Math.floor(count / 60), minutes: count % 60 }),
      amount: amount === null ? '' : money(moneyOf(Math.abs(amount.minor), amount.currency)),
    });
  };
}
