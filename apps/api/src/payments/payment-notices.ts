import type { HeldMoneyReason } from '@playfront/api-contract';
import { formatMoney, money, toWire, type Currency } from '@playfront/money';
import type { DatabaseTransaction } from '../database/database.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import { greetingTo } from '../mail/mail-safe-text.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import { readUndoAddresses } from '../players/account-tokens.store.ts';
import { readPlayer } from '../players/players.store.ts';
import { readSourceDeposit } from './closed-loop.store.ts';
import { maskedAccount } from './masked-account.rules.ts';
import { textsIn } from '../texts/texts.ts';
import { paymentMailMessages, type PaymentMail } from './payment-mail.messages.ts';
import type { PaymentMethods } from './payment-methods.ts';
import { findWithdrawalFacts } from './transaction-details.store.ts';

type Held = { readonly amount: number; readonly fee: number; readonly reason: HeldMoneyReason };
type Withdrawal = Paid & { readonly id: string; readonly amount: number };
/** `source_payment_id`: the deposit whose account is paid, for methods without payout fields. */
type Requested = Withdrawal & { readonly hold_until: Date | null; readonly source_payment_id: string | null };
type Paid = { readonly player_id: string; readonly processor: string; readonly currency: Currency };

/** Notifies players of their payments: in the mail box, and of withdrawals by mail too. Sent if the caller's transaction commits. */
export type PaymentNotices = {
  depositComplete(trx: DatabaseTransaction, payment: Paid, amountMinor: number): Promise<void>;
  /** For a new destination, the mail says until when the player can stop the payout, because an intruder may have requested it. */
  withdrawalRequested(trx: DatabaseTransaction, withdrawal: Requested): Promise<void>;
  /** Money arrived and is held, with the reason. */
  depositHeld(trx: DatabaseTransaction, held: Paid & Held): Promise<void>;
  /** Held money is returned to the payer. */
  depositReturned(trx: DatabaseTransaction, held: Paid, amountMinor: number): Promise<void>;
  withdrawalPaid(trx: DatabaseTransaction, withdrawal: Withdrawal): Promise<void>;
  /** The money was returned: cancelled by the player, rejected by the operator with a reason, or a failed payout. */
  withdrawalReturned(
    trx: DatabaseTransaction,
    withdrawal: Withdrawal,
    cause: { readonly status: 'cancelled' | 'reversal' } | { readonly status: 'rejected'; readonly note: string },
  ): Promise<void>;
};

type Dependencies = {
  messages: Messages;
  outbox: Outbox;
  paymentMethods: Pick<PaymentMethods, 'nameOf'>;
  merchant: string;
  now: () => Date;
};

export function createPaymentNotices({ messages, outbox, paymentMethods, merchant, now }: Dependencies): PaymentNotices {
  /** `note`: a part of the text, such as the time of a hold or the reason of a rejection. */
  async function write(
    trx: DatabaseTransaction,
    withdrawal: Withdrawal,
    step: PaymentMail,
    { note = '', sourceId = null }: { readonly note?: string; readonly sourceId?: string | null } = {},
  ) {
    const { id, player_id, processor, currency, amount } = withdrawal;
    const player = await readPlayer(trx, player_id);
    const texts = textsIn(player.language);
    const { languageTag, text } = texts;
    const mail = paymentMailMessages[step];
    const facts = await findWithdrawalFacts(trx, player_id, id);
    const destination = facts && maskedAccount(facts.withdrawal.details, facts.card);
    const source = sourceId === null ? undefined : await readSourceDeposit(trx, sourceId);
    const amountIn = (minor: number) => formatMoney(money(minor, currency), languageTag);
    const canCancel = step === 'withdrawal_requested' && profileOf(player.country).isReverseWithdrawalAllowed;
    // An intruder who changed the mail address may have requested the payout too, so the addresses that can undo the change are notified.
    const others = step === 'withdrawal_held' ? await readUndoAddresses(trx, player_id, now()) : [];
    for (const to of new Set([player.email, ...others]))
      await outbox.post(trx, {
        to,
        subject: `${merchant}: ${text(mail.subject)}`,
        languageTag,
        paragraphs: [
          greetingTo(player.first_name, texts),
          text(mail.text, { amount: amountIn(amount), provider: paymentMethods.nameOf(processor, player.language, 'payout'), note }),
          ...(source ? [text('api.mail.withdrawal.returns_to', { amount: amountIn(source.amount), day: dayInMail(source.at) })] : []),
          ...(destination ? [text('api.mail.withdrawal.destination', { destination })] : []),
          text('api.mail.withdrawal.reference', { reference: id }),
          ...(canCancel ? [text('api.mail.withdrawal.cancel')] : []),
        ],
        closing: [...(step === 'withdrawal_requested' || step === 'withdrawal_held' ? [text('api.mail.withdrawal.not_you')] : []), merchant],
      });
  }

  /** The figures of a message; the method is named in the player's language. */
  const figures = async (
    trx: DatabaseTransaction,
    { player_id, processor, currency }: Paid,
    amountMinor: number,
    direction: 'deposit' | 'payout' = 'deposit',
  ) => ({
    amount: toWire(money(amountMinor, currency)),
    currency,
    provider: paymentMethods.nameOf(processor, (await readPlayer(trx, player_id)).language, direction),
  });

  return {
    depositComplete: async (trx, payment, amountMinor) =>
      messages.send(trx, payment.player_id, { kind: 'deposit_complete', ...(await figures(trx, payment, amountMinor)) }),
    depositHeld: async (trx, held) =>
      messages.send(trx, held.player_id, { kind: 'deposit_held', ...(await figures(trx, held, held.amount + held.fee)), reason: held.reason }),
    depositReturned: async (trx, held, amountMinor) =>
      messages.send(trx, held.player_id, { kind: 'deposit_returned', ...(await figures(trx, held, amountMinor)) }),
    async withdrawalRequested(trx, withdrawal) {
      await messages.send(trx, withdrawal.player_id, {
        kind: 'withdrawal_requested',
        ...(await figures(trx, withdrawal, withdrawal.amount, 'payout')),
      });
      const { hold_until: heldUntil, source_payment_id: sourceId } = withdrawal;
      if (heldUntil) await write(trx, withdrawal, 'withdrawal_held', { note: timeInMail(heldUntil), sourceId });
      else await write(trx, withdrawal, 'withdrawal_requested', { sourceId });
    },
    async withdrawalPaid(trx, withdrawal) {
      await messages.send(trx, withdrawal.player_id, {
        kind: 'withdrawal_complete',
        ...(await figures(trx, withdrawal, withdrawal.amount, 'payout')),
      });
      await write(trx, withdrawal, 'withdrawal_complete');
    },
    async withdrawalReturned(trx, withdrawal, cause) {
      const params = await figures(trx, withdrawal, withdrawal.amount, 'payout');
      const isReversal = cause.status === 'reversal';
      await messages.send(
        trx,
        withdrawal.player_id,
        isReversal ? { kind: 'withdrawal_reversal', ...params } : { kind: 'withdrawal_cancelled', ...params },
      );
      if (isReversal) await write(trx, withdrawal, 'withdrawal_reversal');
      if (cause.status === 'rejected') await write(trx, withdrawal, 'withdrawal_rejected', { note: cause.note });
    },
  };
}

function dayInMail(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The time zone of the reader is unknown, so the time is given in UTC. */
function timeInMail(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
