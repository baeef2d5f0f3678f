import { payableFromWire } from '@playfront/money';
import type { paymentSendWithdrawalRequest, Refusal, ValidRequestOf } from '@playfront/api-contract';
import type { Connection, Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import { readPlayer } from '../players/players.store.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { owedTo } from './closed-loop.rules.ts';
import { readDebts } from './closed-loop.ts';
import { hasBeenPaid, readReturnSource } from './closed-loop.store.ts';
import { checkFields } from './payment-fields.rules.ts';
import { destinationOf } from './payout-destination.rules.ts';
import { payoutMethodsOf, type PayoutMethod } from './payout-methods.ts';
import type { PayoutRequirements } from './payout-requirements.ts';
import type { Processors } from './processors.service.ts';
import { fillDetails } from './saved-destinations.ts';

export type WithdrawalRequest = ValidRequestOf<typeof paymentSendWithdrawalRequest>;
/** A checked request. `methods`: all methods by which money can be returned. */
export type WithdrawalPlan = {
  readonly amountMinor: number;
  readonly minMinor: number;
  readonly details: Record<string, string>;
  readonly destination: Destination;
  readonly methods: readonly PayoutMethod[];
  readonly payloadHash: Buffer;
};
/** `isTyped`: the player enters the destination; otherwise it is a card, or the account of a deposit. */
type Destination = { readonly text: string; readonly cardId: string | undefined; readonly isTyped: boolean };
/** `sourceId`: the deposit whose account it is paid to, for methods without payout fields. */
export type DestinationVerdict = { readonly isNew: boolean; readonly sourceId: string | null };

type Dependencies = {
  database: Database;
  requirements: PayoutRequirements;
  processors: Processors;
};

/** Checks a requested withdrawal: whether it may be made, and whether its destination is new. */
export function createWithdrawalPlans({ database, requirements, processors }: Dependencies) {
  async function plan(session: PlayerSession, request: WithdrawalRequest, payloadHash: Buffer): Promise<WithdrawalPlan | Refusal> {
    if (!processors.find(request.processor)) return refuse('not_found');
    const methods = await payoutMethodsOf(database, processors, session);
    const method = methods.find(({ id }) => id === request.processor);
    if (!method) return refuse('method_not_available');
    const amount = payableFromWire(request.amount, session.currency);
    if (!amount) return refuse('malformed', { amount: 'amount_out_of_range' });
    if (amount.minor > method.maxMinor) return outOfRange();
    const given = await fillDetails(database, { playerId: session.playerId, method, processors }, request.details);
    if (!given) return refuse('method_not_available');
    const check = checkFields(method.withdrawal.fields, given, processors.networksOf(method));
    if (!check.ok) return refuse(Object.values(check.faults)[0] ?? 'field_required', check.faults);
    const { saved_card: cardId } = check.fields;
    const card = method.cards.find(({ id }) => id === cardId);
    if (cardId !== undefined && !card) return refuse('wrong_card', { saved_card: 'wrong_card' });
    const player = await readPlayer(database, session.playerId);
    const [missing] = await requirements.of(player);
    if (missing) return refuse(missing);
    const isTyped = card === undefined && Object.keys(check.fields).length > 0;
    const destination = { text: destinationOf(method.id, check.fields, card?.token), cardId, isTyped };
    return { amountMinor: amount.minor, minMinor: method.minMinor, details: check.fields, destination, methods, payloadHash };
  }

  /**
   * Judges whether the destination is new, so that a stolen token could divert money: no payout has arrived there before, and the amount exceeds the
   * deposits from there. For methods without payout fields, also selects the deposit whose account is paid.
   */
  async function judge(
    db: Connection,
    playerId: string,
    processorId: string,
    { amountMinor, destination, methods }: WithdrawalPlan,
  ): Promise<DestinationVerdict | Refusal> {
    const { cardId, isTyped, text } = destination;
    if (!isTyped && cardId === undefined) {
      const source = await readReturnSource(db, playerId, processorId, amountMinor);
      if (!source) return refuse('method_not_available');
      return { isNew: !source.isTrusted, sourceId: source.paymentId };
    }
    if (await hasBeenPaid(db, playerId, text)) return { isNew: false, sourceId: null };
    if (isTyped) return { isNew: true, sourceId: null };
    const debts = await readDebts(db, playerId, methods);
    return { isNew: amountMinor > owedTo(debts, processorId, cardId ?? null), sourceId: null };
  }

  return { plan, judge };
}

export function outOfRange(): Refusal {
  return refuse('amount_out_of_range', { amount: 'amount_out_of_range' });
}
