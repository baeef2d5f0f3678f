import { Fragment, type ReactNode } from 'react';
import { useFormat, type Format } from '@playfront/i18n';
import type { DepositBonus } from '@playfront/api-contract';
import type { Money } from '@playfront/money';
import { asCode } from '@playfront/typed-text';
import { Notice } from '@playfront/ui';
import { MethodCard, MethodGroup } from '@playfront/ui/forms';
import { bestFirst, type BonusChoice, type Missed } from './deposit-bonus.rules.ts';
import styles from './DepositForm.module.css';
import { useBonusOffers, type DepositOffer } from './useBonusOffers.ts';
import { bonusSentence } from './bonus-terms.ts';
import { useDepositBonus } from './useDepositBonus.ts';

type BonusFieldProps = {
  choice: BonusChoice;
  /** The code of the chosen offer, or the typed one. */
  code: string;
  /** The amount to deposit, once typed. */
  amount: Money | undefined;
  /** The bonus that the deposit earns with this choice. */
  bonus: DepositBonus | 'unknown' | undefined;
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

/** Chooses the bonus of the deposit: none, the claimed one, an offer (best first), or a promo code. Shows the amount and the terms of the chosen one. */
export function BonusField({ choice, code, amount, bonus, missed, error, onChoose, codeField, termsLink }: BonusFieldProps) {
  const format = useFormat();
  const { text, money } = format;
  const { claim, offers } = useBonusOffers();
  const byItself = useDepositBonus(amount, 'default', '').bonus;
  const automatic = byItself === 'unknown' ? undefined : byItself;
  const byDefault = automatic?.title ?? claim?.title;
  const offer = choice === 'offer' ? offers.find((one) => one.code.toUpperCase() === asCode(code).toUpperCase()) : undefined;
  const isTyped = choice === 'typed' || (choice === 'offer' && !offer);
  const isNone = choice === 'none' || (choice === 'default' && byDefault === undefined);
  const earned = bonus === 'unknown' ? undefined : bonus;
  const gain = earned && <span className={styles.gain}>{money(earned.amount, { sign: 'always' })}</span>;
  const sentence = earned && bonusSentence(earned, format);
  const shared = { name: 'bonus', className: styles.bonus };
  const messages =
    (error && !isTyped) || (missed && !error) ? (
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
    ) : undefined;
  const claimTerms = !missed && claim?.title === byDefault && claim && (
    <p>{text('payments.deposit.offer.claim_terms', { least: money(claim.minDeposit) })}</p>
  );
  return (
    <MethodGroup label={<span className={styles.bonusLabel}>{text('payments.deposit.offer')}</span>}>
      <div className={styles.bonusRows}>
        <MethodCard {...shared} value="none" title={text('payments.deposit.offer.none')} isChecked={isNone} onChange={() => onChoose('none', '')} />
        {isNone && messages && <div className={styles.offer}>{messages}</div>}
        {byDefault !== undefined && (
          <>
            <MethodCard
              {...shared}
              value="default"
              title={byDefault}
              badge={claim && text('payments.deposit.offer.claimed')}
              fee={choice === 'default' ? gain : undefined}
              isChecked={choice === 'default'}
              onChange={() => onChoose('default', '')}
            />
            {choice === 'default' && (
              <div className={styles.offer}>
                {sentence ? <p>{sentence}</p> : claimTerms}
                {messages}
              </div>
            )}
          </>
        )}
        {bestFirst(offers, amount).map((one) => (
          <Fragment key={one.id}>
            <MethodCard
              {...shared}
              value={one.id}
              title={one.title}
              badge={one.state === 'claimed' ? text('payments.deposit.offer.claimed') : undefined}
              fee={one === offer ? gain : undefined}
              isChecked={one === offer}
              onChange={() => onChoose('offer', one.code)}
            />
            {one === offer && (
              <div className={styles.offer}>
                <p>
                  {sentence ?? offerTerms(one, format)} {termsLink?.(one.id, text('payments.deposit.offer.link'))}
                </p>
                {messages}
              </div>
            )}
          </Fragment>
        ))}
        <MethodCard
          {...shared}
          value="typed"
          title={text('payments.deposit.offer.code')}
          fee={isTyped ? gain : undefined}
          isChecked={isTyped}
          onChange={() => onChoose('typed', '')}
        />
        {isTyped && (
          <div className={styles.offer}>
            {codeField}
            {sentence && <p>{sentence}</p>}
            {messages}
          </div>
        )}
      </div>
    </MethodGroup>
  );
}

/** The terms of an offer while the amount is not known: its share of the deposit, its maximum, and its minimum deposit. */
function offerTerms({ terms }: DepositOffer, { text, money, percent }: Format): string {
  return text('payments.deposit.offer.terms', {
    percent: percent(terms.match_percent ?? 0, { maximumFractionDigits: 2 }),
    most: money(terms.maxBonus),
    least: money(terms.minDeposit),
  });
}
