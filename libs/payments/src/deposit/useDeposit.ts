import { useEffect, useRef, useState } from 'react';
import { ApiError, asApiError, useApi } from '@playfront/api-client';
import type { Processor } from '@playfront/api-contract';
import { toWire } from '@playfront/money';
import { useFormat, useLocale } from '@playfront/i18n';
import { paymentCallOf } from '../registry/provider-registry.ts';
import { checkAmount } from './deposit.rules.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { paymentAddress } from './payment-address.rules.ts';
import { paymentPageDraft } from './payment-page.schema.ts';

type Phase = { readonly kind: 'editing'; readonly failure?: ApiError } | { readonly kind: 'busy' };

export type DepositInput = {
  readonly processors: readonly Processor[];
  readonly returnPath: string;
  /** The code a link came with; what is in the field counts. */
  readonly promoCode?: string | undefined;
  readonly onRedirect: (url: string) => void;
};

/** The deposit form: method, amount, and the one payment that may be on its way. The amount typed stays whatever happens. */
export function useDeposit({ processors, returnPath, promoCode, onRedirect }: DepositInput) {
  const api = useApi();
  const locale = useLocale();
  const { languageTag } = useFormat();
  const [chosenId, setChosenId] = useState<string>();
  const [typed, setTyped] = useState('');
  const [typedCode, setTypedCode] = useState(promoCode ?? '');
  const [isFaultShown, setFaultShown] = useState(false);
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  const [keys] = useState(() => createIdempotencyKeys());
  const amountField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const failure = phase.kind === 'editing' ? phase.failure : undefined;

  const processor = processors.find(({ id }) => id === chosenId) ?? processors[0];
  const checkOf = (text: string) => processor && checkAmount(text, processor, languageTag);
  const check = checkOf(typed);

  useEffect(() => {
    // Back from the payment page by the browser's own Back: the page is as it was left, busy.
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setPhase({ kind: 'editing' });
    };
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, []);

  useEffect(() => {
    if (!failure) return;
    const place = isAmountRefused(failure) ? amountField : isCodeRefused(failure) ? codeField : notice;
    place.current?.focus();
  }, [failure]);

  /** Clears what the last attempt said, but for a refusal of a field that this edit did not touch. A payment that is on its way stays so. */
  function edit(isOfOtherField: (failure: ApiError) => boolean): void {
    setPhase((now) => (now.kind === 'busy' || (now.failure && isOfOtherField(now.failure)) ? now : { kind: 'editing' }));
  }

  async function submit(): Promise<void> {
    if (phase.kind === 'busy' || !processor || !check) return;
    if ('fault' in check) {
      setFaultShown(true);
      amountField.current?.focus();
      return;
    }
    setPhase({ kind: 'busy' });
    const amount = toWire(check.amount);
    const { currency } = check.amount;
    const code = typedCode.trim();
    try {
      const answer = await api.paymentGetPaymentUrl(
        {
          amount,
          currency,
          return_url: returnPath,
          locale,
          ...(code ? { promo_code: code } : {}),
          idempotency_key: keys.keyOf(`${processor.id} ${amount} ${currency} ${code}`),
        },
        paymentCallOf(processor.id),
      );
      keys.answered();
      const address = answer.type === 'redirect_url' ? paymentAddress(answer.url, location.origin) : undefined;
      if (!address) throw new ApiError('contract', 'payment address');
      paymentPageDraft.write({ transactionId: answer.transactionId, address });
      // Stays busy: the page is on its way out.
      onRedirect(address);
    } catch (error) {
      const fault = asApiError(error);
      if (fault.kind === 'refused') keys.answered();
      setPhase({ kind: 'editing', failure: fault });
    }
  }

  return {
    processor,
    typed,
    amount: check && 'amount' in check ? check.amount : undefined,
    fault: isFaultShown && check && 'fault' in check ? check.fault : undefined,
    amountFailure: failure && isAmountRefused(failure) ? failure : undefined,
    codeFailure: failure && isCodeRefused(failure) ? failure : undefined,
    failure: failure && !isAmountRefused(failure) && !isCodeRefused(failure) ? failure : undefined,
    isBusy: phase.kind === 'busy',
    amountField,
    typedCode,
    codeField,
    notice,
    choose(id: string) {
      setChosenId(id);
      edit(isCodeRefused);
    },
    type(text: string) {
      setTyped(text);
      const next = checkOf(text);
      if (next && 'amount' in next) setFaultShown(false);
      edit(isCodeRefused);
    },
    typeCode(text: string) {
      setTypedCode(text);
      edit(isAmountRefused);
    },
    submit,
  };
}

/** The operator's limits are the amount field's business; every other failure stands over the button. */
function isAmountRefused(failure: ApiError): boolean {
  return failure.kind === 'refused' && failure.key === 'amount_out_of_range';
}

function isCodeRefused(failure: ApiError): boolean {
  return failure.kind === 'refused' && (failure.key === 'invalid_promo_code' || failure.fields['promo_code'] !== undefined);
}
