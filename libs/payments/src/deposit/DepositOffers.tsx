import type { ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { compare, type Money } from '@playfront/money';
import { Notice } from '@playfront/ui';
import { SelectField } from '@playfront/ui/forms';
import styles from './DepositForm.module.css';
import { useDepositOffers } from './useDepositOffers.ts';

type DepositOffersProps = {
  /** The typed code, which may belong to an offer. */
  code: string;
  /** The amount to deposit, once typed. */
  amount: Money | undefined;
  onChoose: (code: string) => void;
  /** Renders a link to the terms of a promotion. */
  termsLink: ((promotionId: string, children: ReactNode) => ReactNode) | undefined;
};

/**
 * The promotions that fit the deposit: choosing one fills in its code. Without a code, the claimed promotion applies. Renders nothing
 * if there is nothing to choose.
 */
export function DepositOffers({ code, amount, onChoose, termsLink }: DepositOffersProps) {
  const { text, money, percent } = useFormat();
  const offers = useDepositOffers();
  const claimable = offers.filter(({ state }) => state === 'claimable');
  if (claimable.length === 0) return null;
  const typed = code.trim().toUpperCase();
  const chosen = offers.find((offer) => offer.code.toUpperCase() === typed);
  const claimed = offers.find(({ state }) => state === 'claimed');
  const shown = chosen ?? (typed === '' ? claimed : undefined);
  // Another typed code replaces the claim.
  const isClaimInPlace = claimed && (chosen || typed === '');
  const isTooSmall = chosen && amount?.currency === chosen.terms.minDeposit.currency && compare(amount, chosen.terms.minDeposit) < 0;
  return (
    <div className={styles.offers}>
      <SelectField
        name="offer"
        label={text('payments.deposit.offer')}
        placeholder={isClaimInPlace ? text('payments.deposit.offer.claimed', { title: claimed.title }) : text('payments.deposit.offer.none')}
        options={claimable.map((offer) => ({ value: offer.code, label: offer.title }))}
        value={chosen?.state === 'claimable' ? chosen.code : ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      {shown && (
        <p className={styles.offer}>
          {text('payments.deposit.offer.terms', {
            percent: percent(shown.terms.match_percent ?? 0, { maximumFractionDigits: 2 }),
            most: money(shown.terms.maxBonus),
            least: money(shown.terms.minDeposit),
          })}{' '}
          {termsLink?.(shown.id, text('payments.deposit.offer.link'))}
        </p>
      )}
      {isTooSmall && (
        <Notice isLive>{text('payments.deposit.bonus_minimum', { amount: money(chosen.terms.minDeposit), title: chosen.title })}</Notice>
      )}
    </div>
  );
}
