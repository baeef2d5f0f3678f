import type { ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { compare, type Money } from '@playfront/money';
import { Notice } from '@playfront/ui';
import { SelectField } from '@playfront/ui/forms';
import styles from './DepositForm.module.css';
import { useDepositOffers } from './useDepositOffers.ts';

type DepositOffersProps = {
  /** The code typed, which may be an offer's. */
  code: string;
  /** What is to be deposited, once it is typed. */
  amount: Money | undefined;
  onChoose: (code: string) => void;
  /** Link to the terms of a promotion, in the given words. */
  termsLink: ((promotionId: string, children: ReactNode) => ReactNode) | undefined;
};

/** The offers that the deposit can bring, by name: choosing one fills in its code. Nothing when there is none. */
export function DepositOffers({ code, amount, onChoose, termsLink }: DepositOffersProps) {
  const { text, money, number } = useFormat();
  const offers = useDepositOffers();
  if (offers.length === 0) return null;
  const typed = code.trim().toUpperCase();
  const chosen = offers.find((offer) => offer.code.toUpperCase() === typed);
  const isTooSmall = chosen && amount?.currency === chosen.terms.minDeposit.currency && compare(amount, chosen.terms.minDeposit) < 0;
  return (
    <div>
      <SelectField
        name="offer"
        label={text('payments.deposit.offer')}
        placeholder={text('payments.deposit.offer.none')}
        options={offers.map((offer) => ({ value: offer.code, label: offer.title }))}
        value={chosen?.code ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      {chosen && (
        <p className={styles.offer}>
          {text('payments.deposit.offer.terms', {
            percent: number(chosen.terms.match_percent ?? 0),
            most: money(chosen.terms.maxBonus),
            least: money(chosen.terms.minDeposit),
          })}{' '}
          {termsLink?.(chosen.id, text('payments.deposit.offer.link'))}
        </p>
      )}
      {isTooSmall && (
        <Notice isLive>{text('payments.deposit.bonus_minimum', { amount: money(chosen.terms.minDeposit), title: chosen.title })}</Notice>
      )}
    </div>
  );
}
