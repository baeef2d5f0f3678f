import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { asApiError, useApi } from '@playfront/api-client';
import type { Promotion } from '@playfront/api-contract';
import { errorKeyMessage, failureMessage, useIsSignedIn } from '@playfront/auth';
import { Message, useFormat, type MessageId } from '@playfront/i18n';
import { Button, buttonClass } from '@playfront/ui';
import { TextField } from '@playfront/ui/forms';
import styles from './PromoCodeForm.module.css';
import type { PromotionPaths } from './promotion-paths.ts';
import { useTrackingCode } from './useTrackingCode.ts';

export type PromoCodeFormProps = {
  /** Those of the page: a code of one of them is called by its name here. */
  readonly promotions: readonly Promotion[];
  readonly paths: PromotionPaths;
};

/** Whether a promo code is good, and where it is used (spec §5, §7). */
export function PromoCodeForm({ promotions, paths }: PromoCodeFormProps) {
  const api = useApi();
  const { text } = useFormat();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const check = useMutation({ mutationFn: (code: string) => api.frontValidatePromoCode({ promo_code: code }) });
  const code = typed.trim();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setMissing(code === '');
    if (code !== '' && !check.isPending) check.mutate(code);
  }

  function handleChange(value: string): void {
    setTyped(value);
    setMissing(false);
    check.reset();
  }

  const found = check.data?.promotion;
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit} aria-label={text('content.promoCode.title')}>
      <div className={styles.entry}>
        <TextField
          label={text('content.promoCode.label')}
          name="promo_code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          value={typed}
          error={isMissing ? text(errorKeyMessage('field_required')) : check.error ? text(faultOf(check.error)) : undefined}
          onChange={(event) => handleChange(event.target.value)}
        />
        <Button type="submit" isBusy={check.isPending} className={styles.check}>
          <Message id="content.promoCode.check" />
        </Button>
      </div>
      <div className={styles.answer} role="status">
        {found ? (
          <CodeAccepted code={code} title={promotions.find(({ id }) => id === found.id)?.title ?? found.title} paths={paths} />
        ) : (
          <p className={styles.hint}>
            <Message id="content.promoCode.hint" />
          </p>
        )}
      </div>
    </form>
  );
}

function faultOf(error: Error): MessageId {
  return failureMessage(asApiError(error));
}

function CodeAccepted({ code, title, paths }: { code: string; title: string; paths: PromotionPaths }) {
  const isSignedIn = useIsSignedIn();
  const trackingCode = useTrackingCode();
  const path = isSignedIn ? paths.deposit(code) : paths.signUp({ promo_code: code, tracking_code: trackingCode });
  return (
    <>
      <p>
        <Message id="content.promoCode.accepted" values={{ title }} />
      </p>
      <Link to={path} className={buttonClass()}>
        <Message id={isSignedIn ? 'content.promoCode.deposit' : 'content.promoCode.register'} />
      </Link>
    </>
  );
}
