import { beforeAll, describe, expect, it, vi } from 'vitest';
import { transactionsOf, wireTransactionLine } from '../testing/transactions.fixtures.ts';
import { transactionsCsv, zonedTime } from './transactions-csv.ts';

describe('a time with its zone', () => {
  it.each([
    ['in Helsinki in winter', 120, '2026-11-27 14:05:00 +02:00'],
    ['in New York, on the previous day', -300, '2026-11-27 07:05:00 -05:00'],
    ['in Nepal', 345, '2026-11-27 17:50:00 +05:45'],
    ['in Newfoundland', -210, '2026-11-27 08:35:00 -03:30'],
    ['in UTC', 0, '2026-11-27 12:05:00 +00:00'],
  ])('%s', (_, offset, expected) => expect(zonedTime('2026-11-27T12:05:00.000Z', offset)).toBe(expected));
});

describe('transactions as CSV', () => {
  beforeAll(() => {
    vi.stubGlobal('navigator', { language: 'en' });
    return () => vi.unstubAllGlobals();
  });

  const text = (id: string) => id.slice(id.lastIndexOf('.') + 1);
  const csv = (lines: Parameters<typeof wireTransactionLine>[0][]) =>
    transactionsCsv(transactionsOf({ transactions: lines.map(wireTransactionLine) }).transactions, { text }, (time) => zonedTime(time, 120))
      .slice(1)
      .split('\r\n');

  it('have the columns of the list', () => {
    expect(csv([])).toEqual(['type,date,amount,currency,fee,provider,status,game,bet,win,total,reference', '']);
  });

  it('have plain amounts, with the sign of the total', () => {
    const deposit = { id: '6f1c9c1e-3a53', amount: 1_250.5, fee: 0.3, total: 1_250.5 };
    const game = { id: 13, type: 'game', amount: 7.5, provider: '', game_name: 'Amber Fjord', bet: 40, win: 32.5, total: -7.5 };
    expect(csv([deposit, game]).slice(1, 3)).toEqual([
      'deposit,2026-11-20 20:41:00 +02:00,1250.50,EUR,0.30,Card,complete,,,,1250.50,6f1c9c1e-3a53',
      "game,2026-11-20 20:41:00 +02:00,7.50,EUR,0.00,,complete,Amber Fjord,40.00,32.50,-7.50,'13",
    ]);
  });

  it('run no formula of a provider or a game', () => {
    const [, line] = csv([{ provider: '=1+1', game_name: '@SUM("A1", 2)', total: null }]);
    expect(line).toBe(`deposit,2026-11-20 20:41:00 +02:00,50.00,EUR,0.00,'=1+1,complete,"'@SUM(""A1"", 2)",,,,'1`);
  });
});
