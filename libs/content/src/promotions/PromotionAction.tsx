import type { Promotion, UnavailableReason } from '@playfront/api-contract';
import { failureText, useIsSignedIn, useSessionState } from '@playfront/auth';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { Button, buttonClass, Skeleton, type ButtonSize } from '@playfront/ui';
import styles from './PromotionAction.module.css';
import type { PromotionPaths } from './promotion-paths.ts';
import { stepOf, type PromotionStep } from './promotion.rules.ts';
import { useClaimPromotion } from './useClaimPromotion.ts';
import { useReplaceClaim } from './useReplaceClaim.ts';
import { useTrackingCode } from './useTrackingCode.ts';

export type PromotionActionProps = {
  readonly promotion: Promotion;
  readonly paths: PromotionPaths;
  readonly size?: ButtonSize;
  /** Whether it is the primary button of its page, or one of many. */
  readonly isMain?: boolean;
  /** Whether the promotion is in the list; only then can it be claimed. */
  readonly isListed?: boolean;
  /** Country preselected in the registration. */
  readonly country?: string | undefined;
};

/** Texts of steps without an action. */
const stateMessage = {
  queued: 'content.promotion.state.queued',
  used: 'content.promotion.state.used',
  unavailable: 'content.promotion.state.unavailable',
} as const satisfies Partial<Record<PromotionStep, MessageId>>;

/** Why the promotion is not available to the viewer. */
const reasonMessage = {
  country: 'content.promotion.unavailable.country',
  currency: 'content.promotion.unavailable.currency',
  period: 'content.promotion.unavailable.period',
  none_left: 'content.promotion.unavailable.none_left',
  past_deposit: 'content.promotion.unavailable.past_deposit',
  no_loss: 'content.promotion.unavailable.no_loss',
  registration_code: 'content.promotion.unavailable.registration_code',
  replaced: 'content.promotion.state.unavailable',
} as const satisfies Record<UnavailableReason, MessageId>;

const focusOn = (element: HTMLElement | null) => element?.focus();

/** The viewer's next step for a promotion: register with its code, claim it, make its deposit, or why it is not available. */
export function PromotionAction({ promotion, paths, size, isMain = false, isListed = true, country }: PromotionActionProps) {
  const { text, money } = useFormat();
  const trackingCode = useTrackingCode();
  const isSignedIn = useIsSignedIn();
  const isRestoring = useSessionState().status === 'restoring';
  const { claim, isBusy, isClaimed, failure } = useClaimPromotion(promotion.id);
  const replacement = useReplaceClaim(promotion, isListed);
  // The claimed button is removed: the element that replaces it takes the focus when it mounts.
  const outcome = isClaimed || replacement.isReplaced ? focusOn : null;
  const step = stepOf(promotion, isSignedIn, isListed);
  const linkClassName = buttonClass({ variant: isMain ? 'action' : 'secondary', size });
  // For screen readers: a page has many such buttons.
  const whatFor = <span className="visually-hidden">{promotion.title}</span>;

  if (isRestoring) return <Skeleton width={132} height={size === 'l' ? 48 : 40} />;
  if (step === 'register') {
    const query = { promo_code: promotion.code ?? undefined, tracking_code: trackingCode, country };
    return (
      <Link className={linkClassName} to={paths.signUp(query)}>
        {text('content.promotion.register')} {whatFor}
      </Link>
    );
  }
  if (step === 'claim') {
    // If the other claim was given up but this one could not be claimed, its error is shown here.
    const fault = failure ?? replacement.failure;
    return (
      <div className={styles.action}>
        <Button variant={isMain ? 'action' : 'secondary'} size={size} isBusy={isBusy} onClick={claim}>
          {text('content.promotion.claim')} {whatFor}
        </Button>
        {fault ? (
          <p role="alert" className={styles.fault}>
            {failureText(text, fault)}
          </p>
        ) : (
          // Reserves the height of the text after the claim, so that the card does not jump. It is another element than that text, which must be visible
          // immediately to take the focus: with reduced motion, even visibility has a transition of a hundredth of a millisecond.
          <p key="reserved" aria-hidden className={`${styles.note} ${styles.reserved}`}>
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
        <Link className={linkClassName} to={paths.deposit(code)}>
          {text('content.promotion.deposit')} {whatFor}
        </Link>
        {promotion.terms && (
          <p ref={outcome} tabIndex={-1} className={styles.note}>
            {code
              ? text('content.promotion.deposit_code', { code, amount: money(promotion.terms.minDeposit) })
              : text('content.promotion.state.claimed', { amount: money(promotion.terms.minDeposit) })}
          </p>
        )}
      </div>
    );
  }
  if (step === 'replace') {
    return (
      <div className={styles.action}>
        <Button size={size} isBusy={replacement.isBusy} onClick={replacement.replace}>
          {text('content.promotion.swap')} {whatFor}
        </Button>
        {replacement.failure ? (
          <p role="alert" className={styles.fault}>
            {failureText(text, replacement.failure)}
          </p>
        ) : (
          <p className={styles.note}>{text('content.promotion.state.replaced', { title: promotion.replaced_by?.title ?? '' })}</p>
        )}
      </div>
    );
  }
  if (step === 'running') {
    return (
      <div className={styles.action}>
        <Link className={linkClassName} to={paths.casino}>
          {text('content.promotion.play')}
        </Link>
        <p ref={outcome} tabIndex={-1} className={styles.note}>
          {text('content.promotion.state.running')}
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
