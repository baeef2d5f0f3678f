import { useState } from 'react';
import { useApi, type CallAnswer } from '@playfront/api-client';
import type { Promotion } from '@playfront/api-contract';
import { errorKeyMessage, failureText, useIsSignedIn } from '@playfront/auth';
import { useForm, useFormValues } from '@playfront/forms';
import { Message, useFormat } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { Button, buttonClass } from '@playfront/ui';
import { TextField } from '@playfront/ui/forms';
import styles from './PromoCodeForm.module.css';
import { promoCodeDraft } from './promo-code.schema.ts';
import type { PromotionPaths } from './promotion-paths.ts';
import { useTrackingCode } from './useTrackingCode.ts';

export type PromoCodeFormProps = {
  /** The promotions of the page: a code of one of them is shown with its name. */
  readonly promotions: readonly Promotion[];
  readonly paths: PromotionPaths;
};

/** Checks whether a promo code is valid and says where to use it (spec §5, §7). */
export function PromoCodeForm({ promotions, paths }: PromoCodeFormProps) {
  const api = useApi();
  const { text } = useFormat();
  const [accepted, setAccepted] = useState<{ readonly code: string; readonly promotion: CallAnswer<'frontValidatePromoCode'>['promotion'] }>();
  const form = useForm<{ promo_code: string }, string>({
    fields: useFormValues({ initial: { promo_code: '' }, draft: promoCodeDraft }),
    check: ({ promo_code }) => (promo_code.trim() === '' ? { promo_code: text(errorKeyMessage('field_required')) } : {}),
    errorText: (fault) => fault,
    refusedFields: (failure) => ({ promo_code: failureText(text, failure) }),
    async send({ promo_code }) {
      const code = promo_code.trim();
      setAccepted({ code, ...(await api.frontValidatePromoCode({ promo_code: code })) });
    },
  });
  const code = form.values.promo_code.trim();
  const found = accepted?.code === code ? accepted.promotion : undefined;
  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={form.handleSubmit} aria-label={text('content.promo_code.title')}>
      <div className={styles.entry}>
        <TextField
          {...form.fieldProps('promo_code')}
          required={false}
          label={text('content.promo_code.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
        />
        <Button type="submit" isBusy={form.isBusy} className={styles.check}>
          <Message id="content.promo_code.check" />
        </Button>
      </div>
      <div className={styles.answer} role="status">
        {found ? (
          <CodeAccepted code={code} title={promotions.find(({ id }) => id === found.id)?.title ?? found.title} paths={paths} />
        ) : (
          <p className={styles.hint}>
            <Message id="content.promo_code.hint" />
          </p>
        )}
      </div>
    </form>
  );
}

function CodeAccepted({ code, title, paths }: { code: string; title: string; paths: PromotionPaths }) {
  const isSignedIn = useIsSignedIn();
  const trackingCode = useTrackingCode();
  const path = isSignedIn ? paths.deposit(code) : paths.signUp({ promo_code: code, tracking_code: trackingCode });
  return (
    <>
      <p>
        <Message id="content.promo_code.accepted" values={{ title }} />
      </p>
      <Link to={path} className={buttonClass()}>
        <Message id={isSignedIn ? 'content.promo_code.deposit' : 'content.promo_code.register'} />
      </Link>
    </>
  );
}
