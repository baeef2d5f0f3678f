import { useState } from 'react';
import { asApiError, useApi, type ApiError, type CallAnswer } from '@playfront/api-client';
import type { ErrorKey, Transaction } from '@playfront/api-contract';
import { usePlayer, useSession } from '@playfront/auth';
import { useFormFocus } from '@playfront/auth/registration';
import { useFormat } from '@playfront/i18n';
import { compare, toWire, type Money } from '@playfront/money';
import {
  payoutFaults,
  sentDetails,
  shownFields,
  withDetail,
  type PayoutDetails,
  type PayoutFaults,
  type PayoutField,
} from './payout-fields.rules.ts';
import { payableTo } from './payout-limits.rules.ts';
import { createUnansweredWithdrawals, markOf, type AskedWithdrawal } from './unanswered-withdrawals.ts';
import { checkWithdrawal, isAboutWithdrawal, isOver } from './withdraw.rules.ts';

export type WithdrawalOffer = CallAnswer<'frontGetWithdrawalProcessors'>;

/** Refusals that are about the amount, and said there. */
const refusedAtAmount: readonly ErrorKey[] = ['amount_out_of_range', 'return_to_source_first'];

function isAboutAmount({ kind, key }: ApiError): boolean {
  return kind === 'refused' && key !== undefined && refusedAtAmount.includes(key);
}

type Phase =
  /** `most`: what may go there, where more was asked for. */
  | { readonly kind: 'editing'; readonly failure?: ApiError; readonly most?: Money }
  /** The player is asked whether the bonus may end; `forfeits` is what it costs now. */
  | { readonly kind: 'asking'; readonly forfeits: Money; readonly isBusy: boolean }
  | { readonly kind: 'busy' };

export type WithdrawInput = {
  readonly offer: WithdrawalOffer;
  /** The real balance as last pushed. */
  readonly available: Money;
  /** Reads the offer anew. */
  readonly reload: () => Promise<WithdrawalOffer>;
  readonly onSent: (withdrawal: Transaction) => void;
};

/** The withdrawal form: method, amount, where the money goes, and the one request that may be on its way. What is typed stays whatever happens. */
export function useWithdraw({ offer, available, reload, onSent }: WithdrawInput) {
  const api = useApi();
  const session = useSession();
  const player = usePlayer();
  const { languageTag } = useFormat();
  const { ref, focus } = useFormFocus();
  const [chosenId, setChosenId] = useState<string>();
  const [typed, setTyped] = useState('');
  const [typedDetails, setTypedDetails] = useState<PayoutDetails>({});
  const [isAmountFaultShown, setAmountFaultShown] = useState(false);
  const [areDetailFaultsShown, setDetailFaultsShown] = useState(false);
  const [refused, setRefused] = useState<PayoutFaults>({});
  const [password, setPassword] = useState('');
  const [passwordFault, setPasswordFault] = useState<ErrorKey>();
  const [isPasswordAsked, setPasswordAsked] = useState(false);
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  const [unanswered] = useState(() => createUnansweredWithdrawals());
  const [agreement, setAgreement] = useState<{ readonly mark: string; readonly minor: number }>();

  const processor = offer.processors.find(({ id }) => id === chosenId) ?? offer.processors[0];
  const [onlyCard, ...otherCards] = processor?.saved_cards ?? [];
  const details: PayoutDetails = {
    ...(player && {
      beneficiary_name: `${player.first_name} ${player.last_name}`.trim(),
      recipient_address: [player.address, player.city].filter(Boolean).join(', '),
      postal_code: player.postal_code,
    }),
    ...(onlyCard && otherCards.length === 0 && { saved_card: onlyCard.id }),
    ...typedDetails,
  };
  const payable = processor ? payableTo(processor, details.saved_card, offer, available) : available;
  const checkOf = (text: string) => processor && checkWithdrawal(text, processor, payable, languageTag);
  const check = checkOf(typed);
  const amount = check && 'amount' in check ? check.amount : undefined;
  const detailFaults = processor ? payoutFaults(processor, details) : {};

  /** Clears what the last attempt said, but for a refused amount while the edit is about something else. A request that is on its way stays so. */
  function edit({ isAmountConcerned }: { readonly isAmountConcerned: boolean }): void {
    setPhase((now) => {
      const isAmountWrong = now.kind === 'editing' && (now.most !== undefined || (now.failure !== undefined && isAboutAmount(now.failure)));
      return now.kind !== 'editing' || (isAmountWrong && !isAmountConcerned) ? now : { kind: 'editing' };
    });
  }

  function fail(error: unknown): void {
    const failure = asApiError(error);
    setRefused(failure.fields as PayoutFaults);
    setPasswordFault(failure.fields['password']);
    if (failure.fields['password']) setPasswordAsked(true);
    // What may go where has changed since the offer was read; where it cannot be read, the refusal still says so.
    if (failure.key === 'return_to_source_first') void reload().catch(() => {});
    setPhase({ kind: 'editing', failure });
    focus('errors');
  }

  /** What is asked for as it stands in the form. */
  function asked(): { readonly mark: string; readonly request: AskedWithdrawal } | undefined {
    if (!processor || !amount) return undefined;
    const request = { processor: processor.id, amount: toWire(amount), details: sentDetails(processor, details) };
    return { mark: markOf(player?.id ?? '', request), request };
  }

  /** Sends what is asked for; `agreed` is the bonus money that the player agreed to lose. */
  async function send({ mark, request }: NonNullable<ReturnType<typeof asked>>, agreed?: number): Promise<void> {
    const isRepeat = unanswered.find(mark) !== undefined;
    const begun = unanswered.begin(mark, agreed);
    const mayEndBonus = begun.agreed !== undefined;
    try {
      const { transaction } = await api.paymentSendWithdrawalRequest({
        ...request,
        ...(isPasswordAsked ? { password } : {}),
        forfeit_bonus: mayEndBonus,
        idempotency_key: begun.key,
      });
      unanswered.answered(mark);
      // The first try was taken, and cancelled since: what is asked for now is another one.
      if (isRepeat && isOver(transaction)) return await proceed({ mark, request });
      onSent(transaction);
      // The live channel pushes the new balance too; this is right even if the push was missed.
      void session.fetchBalance().catch(() => {});
    } catch (error) {
      const failure = asApiError(error);
      if (isAboutWithdrawal(failure)) unanswered.answered(mark);
      if (failure.kind !== 'refused' || failure.key !== 'bonus_running' || mayEndBonus) return fail(failure);
      // A bonus began meanwhile, or one without money left runs on.
      const forfeits = await forfeitsNow();
      if (forfeits) setPhase({ kind: 'asking', forfeits, isBusy: false });
    }
  }

  /** Sends at once what can end no bonus; else asks first. An unanswered try may have ended the bonus: what was agreed to is not asked again. */
  async function proceed(withdrawal: NonNullable<ReturnType<typeof asked>>): Promise<void> {
    const earlier = unanswered.find(withdrawal.mark);
    const mayEndBonus = earlier ? earlier.agreed !== undefined : offer.forfeits.minor > 0;
    if (!mayEndBonus) return send(withdrawal);
    const forfeits = await forfeitsNow();
    if (!forfeits) return;
    // What was agreed to and then refused, as for a wrong password, is not asked again either.
    const agreed = earlier?.agreed ?? (agreement?.mark === withdrawal.mark ? agreement.minor : undefined);
    if (forfeits.minor > (agreed ?? 0)) setPhase({ kind: 'asking', forfeits, isBusy: false });
    else await send(withdrawal, agreed);
  }

  /** What the running bonus holds at this moment; the warning names the exact amount (contract). */
  async function forfeitsNow(): Promise<Money | undefined> {
    try {
      return (await reload()).forfeits;
    } catch (error) {
      fail(error);
      return undefined;
    }
  }

  /**
   * The most that may go to the chosen destination, if less than is asked for by what the page knows and by what the operator says now: before
   * anything else is asked for. A try without an answer may have taken the money; the operator says what became of it.
   */
  async function mostIfLess({ mark }: NonNullable<ReturnType<typeof asked>>): Promise<Money | undefined> {
    const isTooMuch = (most: Money) => amount !== undefined && compare(amount, most) > 0;
    if (!processor || !isTooMuch(payable) || unanswered.find(mark)) return undefined;
    try {
      const offered = await reload();
      const method = offered.processors.find(({ id }) => id === processor.id);
      const most = method && payableTo(method, details.saved_card, offered, offered.withdrawable);
      return most && isTooMuch(most) ? most : undefined;
    } catch {
      return undefined;
    }
  }

  async function submit(): Promise<void> {
    if (phase.kind !== 'editing') return;
    setRefused({});
    setAmountFaultShown(true);
    setDetailFaultsShown(true);
    const isPasswordMissing = isPasswordAsked && password === '';
    setPasswordFault(isPasswordMissing ? 'password_required' : undefined);
    const withdrawal = asked();
    const isIncomplete = isPasswordMissing || Object.keys(detailFaults).length > 0;
    if (!withdrawal) return focus('errors');
    setPhase({ kind: 'busy' });
    const most = await mostIfLess(withdrawal);
    if (!most && !isIncomplete) return proceed(withdrawal);
    setPhase(most ? { kind: 'editing', most } : { kind: 'editing' });
    focus('errors');
  }

  async function confirm(): Promise<void> {
    const withdrawal = asked();
    if (phase.kind !== 'asking' || phase.isBusy || !withdrawal) return;
    setPhase({ ...phase, isBusy: true });
    setAgreement({ mark: withdrawal.mark, minor: phase.forfeits.minor });
    await send(withdrawal, phase.forfeits.minor);
  }

  const failure = phase.kind === 'editing' ? phase.failure : undefined;
  const isAmountRefused = failure !== undefined && isAboutAmount(failure);
  const shown: readonly string[] = processor ? shownFields(processor, details) : [];
  const isDetailRefused =
    failure !== undefined && Object.keys(failure.fields).some((field) => shown.includes(field) || (field === 'password' && isPasswordAsked));
  return {
    ref,
    processor,
    typed,
    details,
    amount,
    payable,
    phase,
    password,
    passwordFault,
    isPasswordAsked,
    amountFault: isAmountFaultShown && check && 'fault' in check ? check.fault : undefined,
    amountFailure: isAmountRefused ? failure : undefined,
    most: phase.kind === 'editing' ? phase.most : undefined,
    detailFaults: { ...(areDetailFaultsShown ? detailFaults : {}), ...refused },
    /** What does not stand at a field. */
    failure: isAmountRefused || isDetailRefused ? undefined : failure,
    choose(id: string) {
      setChosenId(id);
      setRefused({});
      // The fields of another method have not been filled in yet.
      setDetailFaultsShown(false);
      // Another destination may need none.
      setPasswordAsked(false);
      setPassword('');
      edit({ isAmountConcerned: true });
    },
    type(text: string) {
      setTyped(text);
      const next = checkOf(text);
      if (next && 'amount' in next) setAmountFaultShown(false);
      edit({ isAmountConcerned: true });
    },
    change(field: PayoutField, value: string) {
      if (processor) setTypedDetails((now) => withDetail(processor, now, field, value));
      setRefused(({ [field]: _corrected, ...others }) => others);
      // What may go to a card depends on the card.
      edit({ isAmountConcerned: field === 'saved_card' });
    },
    typePassword(text: string) {
      setPassword(text);
      setPasswordFault(undefined);
      edit({ isAmountConcerned: false });
    },
    submit,
    confirm,
    keepBonus: () => setPhase((now) => (now.kind === 'asking' && now.isBusy ? now : { kind: 'editing' })),
  };
}

export type WithdrawModel = ReturnType<typeof useWithdraw>;
