import type { frontGetTransactionDetails, WireResponseOf } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import type { Database } from '../database/database.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { cardLabel } from './instruments.store.ts';
import { maskedAccount } from './masked-account.rules.ts';
import type { Processors } from './processors.service.ts';
import {
  findDepositFacts,
  findHeldFacts,
  findWithdrawalFacts,
  readBalanceEffects,
  type BalanceEffects,
  type TransfersOf,
} from './transaction-details.store.ts';
import type { TransactionList } from './transaction-list.service.ts';
import { depositSteps, heldSteps, withdrawalSteps, type Step } from './transaction-steps.rules.ts';

type Wire = WireResponseOf<typeof frontGetTransactionDetails>;

/** The details of a player's transactions. */
export type TransactionDetailsService = { find(session: PlayerSession, id: string): Promise<Wire | undefined> };

type Dependencies = {
  database: Database;
  now: () => Date;
  settings: SettingsService;
  processors: Processors;
  transactionList: Pick<TransactionList, 'find'>;
};

type Facts = {
  readonly reference: string;
  readonly providerReference: string | null;
  readonly destination: string | null;
  readonly steps: readonly Step[];
  readonly requestedMinor: number | null;
  readonly transfers: TransfersOf | undefined;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export function createTransactionDetails({ database, now, settings, processors, transactionList }: Dependencies): TransactionDetailsService {
  async function depositFacts(playerId: string, id: string): Promise<Facts | undefined> {
    const found = await findDepositFacts(database, playerId, id);
    if (!found) return heldFacts(playerId, id);
    const { payment, received_at: receivedAt, card } = found;
    return {
      reference: id,
      providerReference: payment.provider_reference,
      destination: card && cardLabel(card),
      steps: depositSteps(payment, receivedAt, now()),
      requestedMinor: payment.requested_amount,
      transfers: { keys: [`payment:${id}`] },
    };
  }

  async function heldFacts(playerId: string, id: string): Promise<Facts | undefined> {
    const found = await findHeldFacts(database, playerId, id);
    return (
      found && {
        reference: id,
        providerReference: found.provider_reference,
        destination: null,
        steps: heldSteps(found.held),
        requestedMinor: null,
        // Held money is not in a balance of the player.
        transfers: { keys: [] },
      }
    );
  }

  async function withdrawalFacts(playerId: string, id: string, reviewHours: number | null): Promise<Facts | undefined> {
    const found = await findWithdrawalFacts(database, playerId, id);
    if (!found) return undefined;
    const { withdrawal, card } = found;
    const { auto_release_after_minutes: releaseMinutes } = await settings.read();
    const etaHours = processors.find(withdrawal.processor)?.withdrawal?.eta_hours;
    const key = `withdrawal:${withdrawal.id}`;
    return {
      reference: withdrawal.id,
      providerReference: withdrawal.payout_reference,
      destination: maskedAccount(withdrawal.details, card),
      steps: withdrawalSteps(withdrawal, {
        at: now(),
        approvalMs: reviewHours === null ? releaseMinutes * minuteMs : reviewHours * hourMs,
        payoutMs: etaHours === undefined ? null : etaHours * hourMs,
      }),
      requestedMinor: null,
      transfers: id === withdrawal.id ? { keys: [key, `${key}:paid`, `${key}:return`] } : { id },
    };
  }

  return {
    async find(session, id) {
      const { playerId } = session;
      const transaction = await transactionList.find(session, id);
      if (!transaction) return undefined;
      const { type, review_hours: reviewHours = null } = transaction;
      const facts =
        type === 'deposit'
          ? await depositFacts(playerId, id)
          : withdrawalTypes.includes(type)
            ? await withdrawalFacts(playerId, id, reviewHours)
            : otherFacts(id, type);
      if (!facts) return undefined;
      const currency = transaction.currency ?? 'EUR';
      const { reference, providerReference: provider_reference, destination, steps, requestedMinor, transfers } = facts;
      const balance = transfers ? wireBalance(await readBalanceEffects(database, playerId, transfers), currency) : null;
      return {
        ...{ status: 1, transaction, reference, provider_reference, destination, currency, balance },
        steps: steps.map(({ time, due, ...step }) => ({ ...step, time: time?.toISOString() ?? null, due: due?.toISOString() ?? null })),
        requested_amount: requestedMinor === null ? null : toWire(money(requestedMinor, currency)),
      };
    },
  };
}

const withdrawalTypes: readonly string[] = ['withdrawal', 'withdrawal_cancelled', 'reversal'];

/** A movement of the ledger, or a game, which has many. */
function otherFacts(id: string, type: string): Facts {
  const nothing = { providerReference: null, destination: null, steps: [], requestedMinor: null };
  return { reference: id, ...nothing, transfers: type === 'game' ? undefined : { id } };
}

function wireBalance({ real, bonus, locked }: BalanceEffects, currency: Currency) {
  const wire = (minor: number) => toWire(money(minor, currency));
  return { real: wire(real), bonus: wire(bonus), locked: wire(locked) };
}
