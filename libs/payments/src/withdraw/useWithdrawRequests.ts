import { useState } from 'react';
import { asApiError, createRequestKeys, useApi, type CallResponse } from '@playfront/api-client';
import { useSession } from '@playfront/auth';
import type { Money } from '@playfront/money';
import type { WithdrawalOffer } from './payable-amount.rules.ts';
import { storedUnanswered, type Agreement } from './unanswered-withdrawals.schema.ts';
import { agreementOf } from './unanswered-withdrawals.ts';
import type { MarkedWithdrawal } from './useWithdrawFields.ts';
import { isEndedWithoutPayment } from './withdraw.rules.ts';

type RequestsInput = {
  readonly offer: WithdrawalOffer;
  readonly reload: () => Promise<WithdrawalOffer>;
  /** `undefined` unless it is required. */
  readonly password: string | undefined;
  /** Called if the player must consent to the end of the bonus; `forfeits` is its current amount. */
  readonly onConsentNeeded: (forfeits: Money) => void;
  readonly onSent: (response: CallResponse<'paymentSendWithdrawalRequest'>) => void;
  readonly onFailed: (error: unknown) => void;
};

/** Sends withdrawals: each only once, even if retried, and none that ends a bonus without the player's consent. */
export function useWithdrawRequests({ offer, reload, password, onConsentNeeded, onSent, onFailed }: RequestsInput) {
  const api = useApi();
  const session = useSession();
  // Stored without a time limit.
  const [unanswered] = useState(() => createRequestKeys<Agreement>({ storage: storedUnanswered }));
  const [agreement, setAgreement] = useState<{ readonly mark: string; readonly minor: number }>();

  /** Sends the request; `agreed` is the bonus money that the player agreed to forfeit. */
  async function send({ mark, request }: MarkedWithdrawal, agreed?: number): Promise<void> {
    const earlier = unanswered.find(mark);
    const note = agreementOf(earlier, agreed);
    const canEndBonus = note.agreed !== undefined;
    const body = { ...request, ...(password === undefined ? {} : { password }), forfeit_bonus: canEndBonus };
    try {
      const response = await unanswered.run(mark, (key) => api.paymentSendWithdrawalRequest({ ...body, idempotency_key: key }), note);
      // The first attempt was accepted and has been cancelled since: this is a new request.
      if (earlier && isEndedWithoutPayment(response.transaction)) return await proceed({ mark, request });
      onSent(response);
      // The live channel pushes the new balance too, but the push may be lost.
      void session.fetchBalance().catch(() => {});
    } catch (error) {
      const failure = asApiError(error);
      if (failure.kind !== 'refused' || failure.key !== 'bonus_running' || canEndBonus) return onFailed(failure);
      // A bonus has started since, or one without money left is still active.
      const forfeits = await forfeitsNow();
      if (forfeits) onConsentNeeded(forfeits);
    }
  }

  /** Sends immediately if no bonus can end, otherwise asks first. An unanswered attempt may have ended the bonus, so its consent is reused. */
  async function proceed(withdrawal: MarkedWithdrawal): Promise<void> {
    const earlier = unanswered.find(withdrawal.mark);
    const canEndBonus = earlier ? earlier.agreed !== undefined : offer.forfeits.minor > 0;
    if (!canEndBonus) return send(withdrawal);
    const forfeits = await forfeitsNow();
    if (!forfeits) return;
    // Consent given before a refusal, such as a wrong password, is reused too.
    const agreed = earlier?.agreed ?? (agreement?.mark === withdrawal.mark ? agreement.minor : undefined);
    if (forfeits.minor > (agreed ?? 0)) onConsentNeeded(forfeits);
    else await send(withdrawal, agreed);
  }

  /** The current amount of the active bonus; the warning names it exactly (contract). */
  async function forfeitsNow(): Promise<Money | undefined> {
    try {
      return (await reload()).forfeits;
    } catch (error) {
      onFailed(error);
      return undefined;
    }
  }

  return {
    proceed,
    /** Sends the request with the player's consent to forfeit the bonus. */
    async sendAgreed(withdrawal: MarkedWithdrawal, forfeits: Money): Promise<void> {
      setAgreement({ mark: withdrawal.mark, minor: forfeits.minor });
      await send(withdrawal, forfeits.minor);
    },
    /** Whether an earlier attempt has no response yet. */
    isUnanswered: ({ mark }: MarkedWithdrawal) => unanswered.find(mark) !== undefined,
  };
}
