import type { HeldMoneyReason } from '@playfront/api-contract';
import { formatMoney, money, toWire, type Currency } from '@playfront/money';
import type { DatabaseTransaction } from '../database/database.ts';
import { greetingTo } from '../mail/mail-safe-text.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import type { Messages } from '../messages/messages.service.ts';
import { readUndoAddresses } from '../players/account-tokens.store.ts';
import { readPlayer } from '../players/players.store.ts';
import { readSourceDeposit } from './closed-loop.store.ts';
import { textsIn } from '../texts/texts.ts';
import { paymentMailMessages, type PaymentMail } from './payment-mail.messages.ts';
import type { Processors } from './processors.service.ts';

type Held = { readonly amount: number; readonly fee: number; readonly reason: HeldMoneyReason };
/** `source_payment_id`: the deposit whose account is paid, for methods without payout fields. */
type Requested = Paid & { readonly amount: number; readonly hold_until: Date | null; readonly source_payment_id: string | null };
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
  withdrawalPaid(trx: DatabaseTransaction, withdrawal: Paid & { readonly amount: number }): Promise<void>;
  /** The money was returned: cancelled by the player, rejected by the operator with a reason, or a failed payout. */
  withdrawalReturned(
    trx: DatabaseTransaction,
    withdrawal: Paid & { readonly amount: number },
    cause: { readonly status: 'cancelled' | 'reversal' } | { readonly status: 'rejected'; readonly note: string },
  ): Promise<void>;
};

type Dependencies = { messages: Messages; outbox: Outbox; processors: Processors; merchant: string; now: () => Date };

export function createPaymentNotices({ messages, outbox, processors, merchant, now }: Dependencies): PaymentNotices {
  async function write(
    trx: DatabaseTransaction,
    { player_id, processor, currency }: Paid,
    amountMinor: number,
    step: PaymentMail,
    note = '',
    sourceId: string | null = null,
  ) {
    const player = await readPlayer(trx, player_id);
    const texts = textsIn(player.language);
    const { languageTag, text } = texts;
    const mail = paymentMailMessages[step];
    const source = sourceId === null ? undefined : await readSourceDeposit(trx, sourceId);
    const values = { amount: formatMoney(money(amountMinor, currency), languageTag), provider: processors.nameOf(processor), note };
    // An intruder who changed the mail address may have requested the payout too, so the addresses that can undo the change are notified.
    const others = step === 'withdrawal_held' ? await readUndoAddresses(trx, player_id, now()) : [];
    for (const to of new Set([player.email, ...others]))
      await outbox.post(trx, {
        to,
        subject: `${merchant}: ${text(mail.subject)}`,
        languageTag,
        paragraphs: [
          greetingTo(player.first_name, texts),
          text(mail.text, values),
          ...(source
            ? [
                text('api.mail.withdrawal.returns_to', {
                  amount: formatMoney(money(source.amount, currency), languageTag),
                  day: dayInMail(source.at),
                }),
              ]
            : []),
        ],
        closing: [...(step === 'withdrawal_requested' || step === 'withdrawal_held' ? [text('api.mail.withdrawal.not_you')] : []), merchant],
      });
  }

  const figures = ({ processor, currency }: Paid, amountMinor: number) => ({
    amount: toWire(money(amountMinor, currency)),
    currency,
    provider: processors.nameOf(processor),
  });

  return {
    depositComplete: (trx, payment, amountMinor) =>
      messages.send(trx, payment.player_id, { kind: 'deposit_complete', ...figures(payment, amountMinor) }),
    depositHeld: (trx, held) =>
      messages.send(trx, held.player_id, { kind: 'deposit_held', ...figures(held, held.amount + held.fee), reason: held.reason }),
    depositReturned: (trx, held, amountMinor) => messages.send(trx, held.player_id, { kind: 'deposit_returned', ...figures(held, amountMinor) }),
    async withdrawalRequested(trx, withdrawal) {
      await messages.send(trx, withdrawal.player_id, { kind: 'withdrawal_requested', ...figures(withdrawal, withdrawal.amount) });
      const { hold_until: heldUntil, source_payment_id: sourceId } = withdrawal;
      if (heldUntil) await write(trx, withdrawal, withdrawal.amount, 'withdrawal_held', timeInMail(heldUntil), sourceId);
      else await write(trx, withdrawal, withdrawal.amount, 'withdrawal_requested', '', sourceId);
    },
    async withdrawalPaid(trx, withdrawal) {
      await messages.send(trx, withdrawal.player_id, { kind: 'withdrawal_complete', ...figures(withdrawal, withdrawal.amount) });
      await write(trx, withdrawal, withdrawal.amount, 'withdrawal_complete');
    },
    async withdrawalReturned(trx, withdrawal, cause) {
      const params = figures(withdrawal, withdrawal.amount);
      const isReversal = cause.status === 'reversal';
      await messages.send(
        trx,
        withdrawal.player_id,
        isReversal ? { kind: 'withdrawal_reversal', ...params } : { kind: 'withdrawal_cancelled', ...params },
      );
      if (isReversal) await write(trx, withdrawal, withdrawal.amount, 'withdrawal_reversal');
      if (cause.status === 'rejected') await write(trx, withdrawal, withdrawal.amount, 'withdrawal_rejected', cause.note);
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
