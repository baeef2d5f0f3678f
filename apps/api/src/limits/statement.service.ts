import type { frontGetActivityStatement, ValidRequestOf, WireResponseOf } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import type { Database } from '../database/database.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { readNetDeposits, readStatement, type StatementRow } from './statement.store.ts';

export type ActivityStatements = {
  read(session: PlayerSession, request: ValidRequestOf<typeof frontGetActivityStatement>): Promise<WireResponseOf<typeof frontGetActivityStatement>>;
};

const summed = ['deposits', 'withdrawals', 'staked', 'won', 'bonus', 'sessions', 'play_ms'] as const;
type Figures = Pick<StatementRow, (typeof summed)[number]>;

export function createActivityStatements({ database }: { database: Database }): ActivityStatements {
  return {
    async read({ playerId, currency }, { from, to, by }) {
      const [rows, net] = await Promise.all([readStatement(database, { playerId, from, to, by }), readNetDeposits(database, playerId)]);
      return {
        status: 1,
        currency,
        periods: rows.map((row) => ({ period: row.period, ...wireFigures(row, currency) })),
        total: wireFigures(totalOf(rows), currency),
        lifetime_net_deposits: toWire(money(net, currency)),
      };
    },
  };
}

function totalOf(rows: readonly StatementRow[]): Figures {
  const sum = (key: (typeof summed)[number]) => rows.reduce((total, row) => total + row[key], 0);
  return Object.fromEntries(summed.map((key) => [key, sum(key)])) as Figures;
}

function wireFigures({ deposits, withdrawals, staked, won, bonus, sessions, play_ms }: Figures, currency: Currency) {
  const major = (minor: number) => toWire(money(minor, currency));
  return {
    deposits: major(deposits),
    withdrawals: major(withdrawals),
    staked: major(staked),
    won: major(won),
    net: major(won - staked),
    bonus: major(bonus),
    sessions,
    minutes: Math.floor(play_ms / 60_000),
  };
}
