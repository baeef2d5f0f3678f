import { useState } from 'react';
import { EventRow } from './EventRow.tsx';
import type { EventLinkProps } from './EventRow.tsx';
import { OddsButton } from './OddsButton.tsx';
import type { OddsMove } from './useOddsMove.ts';

/** A price in the stories, with its state. */
export interface Price {
  odds: string;
  line?: string;
  move?: OddsMove;
  suspendedLabel?: string;
}

/** Prices of one market; a press adds one to the slip. */
export function Prices({ of, event }: { of: readonly Price[]; event: string }) {
  const [chosen, setChosen] = useState<number>();
  return of.map((price, index) => (
    <OddsButton
      key={`${price.line ?? index}`}
      {...price}
      label={`${event}, ${price.line === undefined ? ['1', 'X', '2'][index] : 'goals'}`}
      isOn={chosen === index}
      onClick={() => setChosen(chosen === index ? undefined : index)}
    />
  ));
}

export interface StoryEvent {
  clock: string;
  period: string;
  isLive?: boolean;
  names: readonly [string, string];
  scores?: readonly [string, string];
  prices: readonly Price[];
  goals?: readonly Price[];
  more: string;
}

const pricesOf = (...odds: string[]): Price[] => odds.map((text) => ({ odds: text }));
const goalsOf = (over: string, under: string): Price[] => [
  { odds: over, line: 'O 2.5' },
  { odds: under, line: 'U 2.5' },
];
const suspended = (count: number): Price[] =>
  Array.from({ length: count }, (_, index) => ({ odds: '', line: `${index}`, suspendedLabel: 'Suspended' }));

export const liveEvents: readonly StoryEvent[] = [
  {
    clock: '67′',
    period: '2nd half',
    isLive: true,
    names: ['Harrow Vale', 'Kestrel Town'],
    scores: ['1', '0'],
    prices: pricesOf('2.10', '3.20', '3.65'),
    goals: [
      { odds: '1.95', line: 'O 2.5', move: 'up' },
      { odds: '1.87', line: 'U 2.5' },
    ],
    more: '+84',
  },
  {
    clock: '31′',
    period: '1st half',
    isLive: true,
    names: ['Aldermoor', 'Port Selby'],
    scores: ['0', '0'],
    prices: pricesOf('2.45', '3.05', '2.90'),
    goals: goalsOf('1.80', '2.00'),
    more: '+92',
  },
  {
    clock: '78′',
    period: 'Suspended',
    isLive: true,
    names: ['Corran Rovers', 'Thornbury'],
    scores: ['2', '2'],
    prices: suspended(3),
    goals: suspended(2),
    more: '+40',
  },
  {
    clock: '12′',
    period: '1st half',
    isLive: true,
    names: ['Glenmarch', 'Saltwick'],
    scores: ['0', '0'],
    prices: [{ odds: '1.62' }, { odds: '3.90', move: 'up' }, { odds: '5.10', move: 'down' }],
    goals: goalsOf('1.74', '2.08'),
    more: '+101',
  },
  {
    clock: '19:30',
    period: 'Today',
    names: ['Vantaa Nord', 'Isokari'],
    prices: pricesOf('1.70', '3.70', '4.60'),
    goals: goalsOf('1.90', '1.90'),
    more: '+76',
  },
];

const EventLink = ({ children, ...props }: EventLinkProps) => (
  <a href="#event" {...props}>
    {children}
  </a>
);

/** A row of the stories. */
export function StoryRow({ event }: { event: StoryEvent }) {
  const match = event.names.join(' v ');
  return (
    <EventRow
      clock={event.clock}
      period={event.period}
      isLive={event.isLive}
      liveLabel="Live"
      names={event.names}
      scores={event.scores}
      odds={<Prices of={event.prices} event={match} />}
      {...(event.goals === undefined ? {} : { secondOdds: <Prices of={event.goals} event={match} /> })}
      moreText={event.more}
      moreLabel={`${match}, more markets: ${event.more}`}
      link={(props) => <EventLink {...props} />}
    />
  );
}
