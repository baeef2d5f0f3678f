import { expect, it } from 'vitest';
import { money } from '@playfront/money';
import { paymentRunCsv, type Withdrawal } from './payment-run.ts';

it('a payment run has a line per payout, and a column per detail', () => {
  const withdrawal = (id: string, details: Record<string, string>) =>
    ({
      id,
      date: '2026-11-22T12:00:00.000Z',
      username: 'aino',
      provider: 'SEPA transfer',
      amount: money(240_050, 'EUR'),
      status: 'processing',
      details,
    }) as Withdrawal;
  expect(paymentRunCsv([withdrawal('w1', { iban: 'FI21', beneficiary_name: 'Aino' }), withdrawal('w2', { address: 'bc1q' })])).toBe(
    '\uFEFFid,requested_at,username,method,amount,currency,status,address,beneficiary_name,iban\r\n' +
      'w1,2026-11-22T12:00:00.000Z,aino,SEPA transfer,2400.50,EUR,processing,,Aino,FI21\r\n' +
      'w2,2026-11-22T12:00:00.000Z,aino,SEPA transfer,2400.50,EUR,processing,bc1q,,\r\n',
  );
});
