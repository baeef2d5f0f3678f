import type { Refusal } from '@playfront/api-contract';
import type { DatabaseTransaction } from '../database/database.ts';
import { isRefusal } from '../http/failures.ts';
import { hasFailed, type ReturnMethod } from './closed-loop.rules.ts';
import { readMoneyOut, readReturnableDeposits, type MoneySource } from './closed-loop.store.ts';
import type { Account, Hold } from './exclusion-payouts.rules.ts';
import { readFirstMoney, readProvenDestinations } from './exclusion-payouts.store.ts';
import { destinationOf } from './payout-destination.rules.ts';
import type { PayoutMethod } from './payout-methods.ts';

/** `sourcePaymentId`: the deposit whose account it is, for methods without payout fields. */
export type Destination = { readonly method: PayoutMethod; readonly details: Record<string, string>; readonly sourcePaymentId: string | null };

export type KnownAccount = Account & Pick<Hold, 'knownSince' | 'isTyped'> & { readonly to: Destination };

/** Whether the method has no payout fields, so that it pays back to the account of a deposit. */
export const takesNoFields = ({ withdrawal }: PayoutMethod) => withdrawal.fields.length === 0;

type Details = Readonly<Record<string, string>>;
type Found = {
  readonly methods: readonly PayoutMethod[];
  readonly returnMethods: readonly ReturnMethod[];
  readonly sources: readonly MoneySource[];
  /** A refusal if the method does not pay to such details. */
  readonly toDestination: (method: PayoutMethod, details: Details) => Destination | Refusal;
};

/** The accounts that money of an excluded player may go to: each that deposited, and each that a payout with the password has reached. */
export async function readExclusionAccounts(
  trx: DatabaseTransaction,
  playerId: string,
  { methods, returnMethods, sources, toDestination }: Found,
): Promise<KnownAccount[]> {
  const moneyOut = await readMoneyOut(trx, playerId);
  const proven = await readProvenDestinations(trx, playerId);
  const first = await readFirstMoney(trx, playerId);

  async function accountsOfDeposits(method: PayoutMethod): Promise<KnownAccount[]> {
    const processor = method.id;
    const deposits = await readReturnableDeposits(trx, playerId, processor);
    return deposits
      .filter(({ isClosed }) => !isClosed)
      .map(({ paymentId, leftMinor, settledAt }) => ({
        ...{ processor, isOwn: true, debtAccountId: null, leftMinor, knownSince: settledAt, isTyped: false },
        provenAt: proven.find((one) => one.processor === processor && one.sourcePaymentId === paymentId)?.provenAt ?? null,
        isFirst: first?.paymentId === paymentId,
        to: { method, details: {}, sourcePaymentId: paymentId },
      }));
  }

  /** The account of a card, or an entered one; undefined if a payout cannot go there. */
  function knownAccount(method: PayoutMethod, accountId: string, given: Details): KnownAccount[] {
    const to = toDestination(method, given);
    if (isRefusal(to)) return [];
    const { id: processor, cards } = method;
    const ofMethod = returnMethods.find(({ id }) => id === processor);
    const cardToken = cards.find(({ id }) => id === accountId)?.token;
    const destination = destinationOf(processor, to.details, cardToken);
    const came = sources.filter((one) => one.processor === processor && one.accountId === accountId);
    const went = moneyOut.filter((one) => one.processor === processor && one.accountId === accountId);
    return [
      {
        ...{ processor, to },
        isOwn: ofMethod?.isOwn ?? false,
        debtAccountId: ofMethod?.accountIds ? accountId : null,
        leftMinor: Math.max(0, (came[0]?.amountMinor ?? 0) - (went[0]?.amountMinor ?? 0)),
        knownSince: came[0]?.firstAt ?? null,
        isTyped: cardToken === undefined,
        provenAt: proven.find((one) => one.processor === processor && one.destination === destination)?.provenAt ?? null,
        isFirst: first?.processor === processor && first.accountId === accountId && !hasFailed(came, went),
      },
    ];
  }

  function typedAccounts(method: PayoutMethod): KnownAccount[] {
    const ofMethod = ({ processor }: { readonly processor: string }) => processor === method.id;
    const details = new Map<string, Details>(proven.filter(ofMethod).map((one) => [one.destination, one.details]));
    for (const one of sources.filter(ofMethod)) if (one.accountId !== null && one.details) details.set(one.accountId, one.details);
    return [...details].flatMap(([accountId, given]) => knownAccount(method, accountId, given));
  }

  const accounts: KnownAccount[] = [];
  for (const method of methods) {
    if (takesNoFields(method)) accounts.push(...(await accountsOfDeposits(method)));
    else if (method.withdrawal.flow === 'card_payout')
      accounts.push(...method.cards.flatMap(({ id }) => knownAccount(method, id, { saved_card: id })));
    else accounts.push(...typedAccounts(method));
  }
  return accounts;
}
