import type { ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { asCode } from '@playfront/typed-text';
import { Notice } from '@playfront/ui';
import { MethodCard, MethodGroup } from '@playfront/ui/forms';
import { bestFirst, type BonusChoice, type Missed } from './deposit-bonus.rules.ts';
import styles from './DepositForm.module.css';
import { useBonusOffers, type DepositOffer } from './useBonusOffers.ts';
import { useDepositBonus } from './useDepositBonus.ts';

type BonusFieldProps = {
  choice: BonusChoice;
  /** The code of the chosen offer, or the typed one. */
  code: string;
  /** The amount to deposit, once typed. */
  amount: Money | undefined;
  missed: Missed | undefined;
  /** Why the operator refused the chosen bonus. */
  error: string | undefined;
  onChoose: (choice: BonusChoice, code: string) => void;
  /** Field for a code that is not listed. */
  codeField: ReactNode;
  /** Renders a link to the terms of a promotion. */
  termsLink: ((promotionId: string, children: ReactNode) => ReactNode) | undefined;
};

const missedText = {
  chosen_minimum: 'payments.deposit.bonus_minimum',
  minimum: 'payments.deposit.bonus_minimum',
  lost: 'payments.deposit.bonus_lost',
  replaced: 'payments.deposit.bonus_replaced',
} as const satisfies Record<Missed['kind'], string>;

/** Chooses the bonus of the deposit: the claimed one, an offer (best first), a promo code, or none. Shows the terms of the chosen one. */
export function BonusField({ choice, code, amount, missed, error, onChoose, codeField, termsLink }: BonusFieldProps) {
  const { text, money } = useFormat();
  const { claim, offers } = useBonusOffers();
  const { bonus } = useDepositBonus(amount, 'default', '');
  const automatic = bonus === 'unknown' ? undefined : bonus;
  const byDefault = automatic?.title ?? claim?.title;
  const offer = choice === 'offer' ? offers.find((one) => one.code.toUpperCase() === asCode(code).toUpperCase()) : undefined;
  const isTyped = choice === 'typed' || (choice === 'offer' && !offer);
  const isNone = choice === 'none' || (choice === 'default' && byDefault === undefined);
  const shared = { name: 'bonus', className: styles.bonus };
  const messages = (
    <>
      {error && !isTyped && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{error}</Notice>
        </div>
      )}
      {missed && !error && (
        <div tabIndex={-1} data-form-notice>
          <Notice isLive>{text(missedText[missed.kind], { amount: money(missed.minDeposit), title: missed.title })}</Notice>
        </div>
      )}
    </>
  );
  return (
    <MethodGroup label={<span className={styles.bonusLabel}>{text('payments.deposit.offer')}</span>} className={styles.bonuses}>
      {byDefault !== undefined && (
        <>
          <MethodCard
            {...shared}
            value="default"
            title={byDefault}
            badge={claim && text('payments.deposit.offer.claimed')}
            isChecked={choice === 'default'}
            onChange={() => onChoose('default', '')}
          />
          {choice === 'default' && !missed && claim?.title === byDefault && (
            <p className={styles.offer}>{text('payments.deposit.offer.claim_terms', { least: money(claim.minDeposit) })}</p>
          )}
          {choice === 'default' && messages}
        </>
      )}
      {bestFirst(offers, amount).map((one) => (
        <OfferCard key={one.id} {...{ one, termsLink }} isChecked={one === offer} onChoose={() => onChoose('offer', one.code)} messages={messages} />
      ))}
      <MethodCard {...shared} value="typed" title={text('payments.deposit.offer.code')} isChecked={isTyped} onChange={() => onChoose('typed', '')} />
      {isTyped && codeField}
      {isTyped && messages}
      <MethodCard {...shared} value="none" title={text('payments.deposit.offer.none')} isChecked={isNone} onChange={() => onChoose('none', '')} />
      {isNone && messages}
    </MethodGroup>
  );
}

type OfferCardProps = Pick<BonusFieldProps, 'termsLink'> & { one: DepositOffer; isChecked: boolean; onChoose: () => void; messages: ReactNode };

function OfferCard({ one, termsLink, isChecked, onChoose, messages }: OfferCardProps) {
  const { text, money, percent } = useFormat();
  const { id, title, state, terms } = one;
  return (
    <>
      <MethodCard
        name="bonus"
        className={styles.bonus}
        value={id}
        title={title}
        badge={state === 'claimed' ? text('payments.deposit.offer.claimed') : undefined}
        isChecked={isChecked}
        onChange={onChoose}
      />
      {isChecked && (
        <>
          <p className={styles.offer}>
            {text('payments.deposit.offer.terms', {
              percent: percent(terms.match_percent ?? 0, { maximumFractionDigits: 2 }),
              most: money(terms.maxBonus),
              least: money(terms.minDeposit),
            })}{' '}
            {termsLink?.(id, text('payments.deposit.offer.link'))}
          </p>
          {messages}
        </>
      )}
    </>
  );
}
