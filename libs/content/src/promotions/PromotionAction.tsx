import { Link } from 'react-router-dom';
import type { Promotion, UnavailableReason } from '@playfront/api-contract';
import { failureMessage, useIsSignedIn, useSessionState } from '@playfront/auth';
import { Message, useFormat, type MessageId } from '@playfront/i18n';
import { Button, buttonClass, Skeleton, type ButtonSize } from '@playfront/ui';
import styles from './PromotionAction.module.css';
import type { PromotionPaths } from './promotion-paths.ts';
import { stepOf, type PromotionStep } from './promotion.rules.ts';
import { useClaimPromotion } from './useClaimPromotion.ts';
import { useTrackingCode } from './useTrackingCode.ts';

export type PromotionActionProps = {
  readonly promotion: Promotion;
  readonly paths: PromotionPaths;
  readonly size?: ButtonSize;
  /** The one amber thing of its page, or one of many. */
  readonly isMain?: boolean;
  /** Whether it stands in the list of promotions; only then can it be claimed. */
  readonly isListed?: boolean;
  /** Country the registration starts with. */
  readonly country?: string | undefined;
};

/** What is said of a step that leads nowhere. */
const stateMessage = {
  queued: 'content.promotion.state.queued',
  used: 'content.promotion.state.used',
  unavailable: 'content.promotion.state.unavailable',
} as const satisfies Partial<Record<PromotionStep, MessageId>>;

/** Why it is not for whoever looks. */
const reasonMessage = {
  country: 'content.promotion.unavailable.country',
  currency: 'content.promotion.unavailable.currency',
  period: 'content.promotion.unavailable.period',
  none_left: 'content.promotion.unavailable.noneLeft',
  past_deposit: 'content.promotion.unavailable.pastDeposit',
  no_loss: 'content.promotion.unavailable.noLoss',
  registration_code: 'content.promotion.unavailable.registrationCode',
} as const satisfies Record<UnavailableReason, MessageId>;

const focusOn = (element: HTMLElement | null) => element?.focus();

/** What whoever looks can do about a promotion: register with its code, claim it, pay in for it, or why there is nothing to do. */
export function PromotionAction({ promotion, paths, size, isMain = false, isListed = true, country }: PromotionActionProps) {
  const { text, money } = useFormat();
  const trackingCode = useTrackingCode();
  const isSignedIn = useIsSignedIn();
  const isRestoring = useSessionState().status === 'restoring';
  const { claim, isBusy, isClaimed, failure } = useClaimPromotion(promotion.id);
  // The button has gone with its step: the focus goes to what came of it, whichever of the two is drawn first.
  const outcome = isClaimed ? focusOn : null;
  const step = stepOf(promotion, isSignedIn, isListed);
  const look = buttonClass({ variant: isMain ? 'action' : 'secondary', size });
  // Heard where many such buttons stand on a page.
  const whatFor = <span className="visually-hidden">{promotion.title}</span>;

  if (isRestoring) return <Skeleton width={132} height={size === 'l' ? 48 : 40} />;
  if (step === 'register') {
    const query = { promo_code: promotion.code ?? undefined, tracking_code: trackingCode, country };
    return (
      <Link className={look} to={paths.signUp(query)}>
        <Message id="content.promotion.register" /> {whatFor}
      </Link>
    );
  }
  if (step === 'claim') {
    return (
      <div className={styles.action}>
        <Button variant={isMain ? 'action' : 'secondary'} size={size} isBusy={isBusy} onClick={claim}>
          <Message id="content.promotion.claim" /> {whatFor}
        </Button>
        {failure ? (
          <p role="alert" className={styles.fault}>
            {text(failureMessage(failure))}
          </p>
        ) : (
          // As high as what follows the claim, so that the card does not jump.
          <p aria-hidden className={`${styles.note} ${styles.reserved}`}>
            {promotion.terms
              ? text('content.promotion.state.claimed', { amount: money(promotion.terms.minDeposit) })
              : text('content.promotion.state.running')}
          </p>
        )}
      </div>
    );
  }
  if (step === 'deposit' || step === 'deposit-code') {
    const code = step === 'deposit-code' ? (promotion.code ?? undefined) : undefined;
    return (
      <div className={styles.action}>
        <Link className={look} to={paths.deposit(code)}>
          <Message id="content.promotion.deposit" /> {whatFor}
        </Link>
        {promotion.terms && (
          <p ref={outcome} tabIndex={-1} className={styles.note}>
            {code
              ? text('content.promotion.depositCode', { code, amount: money(promotion.terms.minDeposit) })
              : text('content.promotion.state.claimed', { amount: money(promotion.terms.minDeposit) })}
          </p>
        )}
      </div>
    );
  }
  if (step === 'running') {
    return (
      <div className={styles.action}>
        <Link className={look} to={paths.casino}>
          <Message id="content.promotion.play" />
        </Link>
        <p ref={outcome} tabIndex={-1} className={styles.note}>
          <Message id="content.promotion.state.running" />
        </p>
      </div>
    );
  }
  return (
    <p ref={outcome} tabIndex={-1} className={styles.note}>
      {text(step === 'unavailable' && promotion.unavailable_reason ? reasonMessage[promotion.unavailable_reason] : stateMessage[step])}
    </p>
  );
}
