import { describe, expect, test } from 'vitest';
import { money } from '@playfront/money';
import { payoutOfCards, sameAccount, savedAccount, savedCard, sepaTransfer, wireCoins, withdrawalOfferOf, withSources } from '../testing/index.ts';
import { blockingSource, offerOf, payableTo, sourcesOf } from './payable-amount.rules.ts';
import { targetDetails } from './payout-rows.rules.ts';

const rowsOf = (...processors: Parameters<typeof withdrawalOfferOf>[0][]) => offerOf(withdrawalOfferOf(...processors)).rows;
const eur = (minor: number) => money(minor, 'EUR');

describe('the rows of a withdrawal', () => {
  test('are saved destinations, then one for each card, and each method, with the fields that are still to be typed', () => {
    const rows = rowsOf({ processors: [savedCard, savedAccount, sameAccount] });
    expect(rows.map(({ title, fields }) => [title, fields.length])).toEqual([
      ['SEPA transfer, IBAN •••• 0785, Nordic Bank', 0],
      ['Visa ···· 4412', 0],
      ['Mastercard ···· 1881', 0],
      ['SEPA transfer', 6],
      ['Instant bank', 0],
    ]);
    expect(rows.map(({ processorId }) => processorId)).toEqual(['sepa_transfer', 'sandbox_card', 'sandbox_card', 'sepa_transfer', 'trustly']);
    expect(rows.slice(0, 2).map(targetDetails)).toEqual([{ saved_destination: 'd1' }, { saved_card: 'c1' }]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('of a provider of cards that pays to bank accounts are bank transfers, and none are to a card that is not known', () => {
    expect(rowsOf({ processors: [payoutOfCards, { ...savedCard, saved_cards: [] }] }).map(({ kind, title }) => [kind, title])).toEqual([
      ['wire', 'Bank transfer'],
    ]);
  });
});

describe('money that goes back to its source first', () => {
  const offer = offerOf(withdrawalOfferOf(withSources([sepaTransfer, wireCoins])));
  const [visa, mastercard, sepa] = offer.rows;
  if (!visa || !mastercard || !sepa) throw new Error('the offer has three rows or more');

  test('is owed to every card but the chosen one', () => {
    expect(sourcesOf(offer.rows, sepa).map(({ title }) => title)).toEqual(['Visa ···· 4412', 'Mastercard ···· 1881']);
    expect(sourcesOf(offer.rows, visa).map(({ title }) => title)).toEqual(['Mastercard ···· 1881']);
  });

  test('is listed once for a method with saved destinations', () => {
    const owed = { ...savedAccount, returnable_amount: 50, available_amount: 412.6 };
    const { rows } = offerOf(withdrawalOfferOf({ processors: [owed, { ...wireCoins, available_amount: 362.6 }] }));
    const [saved, , coins] = rows;
    expect(coins && sourcesOf(rows, coins).map(({ title }) => title)).toEqual(['SEPA transfer']);
    expect(saved && sourcesOf(rows, saved)).toEqual([]);
  });

  test('blocks a row only if nothing may go there', () => {
    expect(payableTo(sepa, offer, eur(41_260))).toEqual(eur(9_260));
    expect(blockingSource(sepa, offer, eur(41_260))).toBeUndefined();
    expect(blockingSource({ ...sepa, available: eur(0) }, offer, eur(41_260))).toMatchObject({ title: 'Visa ···· 4412', returnable: eur(30_000) });
  });
});
