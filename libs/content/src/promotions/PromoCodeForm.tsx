import { useState } from 'react';
import { useApi, type CallResponse } from '@playfront/api-client';
import { errorKeyMessage, failureText, useIsSignedIn } from '@playfront/auth';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat, useLocale } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { asCode } from '@playfront/typed-text';
import { Button, buttonClass } from '@playfront/ui';
import { DescriptionList } from '@playfront/ui/data';
import { Form, TextField } from '@playfront/ui/forms';
import { ExpectedCost } from './ExpectedCost.tsx';
import styles from './PromoCodeForm.module.css';
import { promoCodeDraft } from './promo-code.schema.ts';
import type { PromotionPaths } from './promotion-paths.ts';
import { mainTerms } from './promotion-terms.tsx';
import { useTrackingCode } from './useTrackingCode.ts';

type PromotionOfCode = CallResponse<'frontValidatePromoCode'>['promotion'];

/** Checks whether a promo code is valid, shows its terms and says where to use it (spec §5, §7). */
export function PromoCodeForm({ paths }: { paths: PromotionPaths }) {
  const api = useApi();
  const locale = useLocale();
  const { text } = useFormat();
  const [accepted, setAccepted] = useState<{ readonly code: string; readonly promotion: PromotionOfCode }>();
  const form = useForm<{ promo_code: string }, string>({
    fields: useFormValues({ initial: { promo_code: '' }, draft: promoCodeDraft }),
    check: ({ promo_code }) => (asCode(promo_code) === '' ? { promo_code: text(errorKeyMessage('field_required')) } : {}),
    errorText: (fault) => fault,
    refusedFields: (failure) => ({ promo_code: failureText(text, failure) }),
    async send({ promo_code }) {
      const code = asCode(promo_code);
      setAccepted({ code, ...(await api.frontValidatePromoCode({ promo_code: code, locale })) });
    },
  });
  const code = asCode(form.values.promo_code);
  const found = accepted?.code === code ? accepted.promotion : undefined;
  return (
    <Form ref={form.ref} className={styles.form} onSubmit={form.handleSubmit} aria-label={text('content.promo_code.title')}>
      <div className={styles.entry}>
        <TextField
          {...form.fieldProps('promo_code')}
          required={false}
          label={text('content.promo_code.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" isBusy={form.isBusy} className={styles.check}>
          {text('content.promo_code.check')}
        </Button>
      </div>
      <div className={styles.answer} role="status">
        {found ? <CodeAccepted code={code} promotion={found} paths={paths} /> : <p className={styles.hint}>{text('content.promo_code.hint')}</p>}
      </div>
    </Form>
  );
}

function CodeAccepted({ code, promotion, paths }: { code: string; promotion: PromotionOfCode; paths: PromotionPaths }) {
  const format = useFormat();
  const { title, terms } = promotion;
  const isSignedIn = useIsSignedIn();
  const trackingCode = useTrackingCode();
  const path = isSignedIn ? paths.deposit(code) : paths.signUp({ promo_code: code, tracking_code: trackingCode });
  return (
    <>
      <p>{format.text('content.promo_code.accepted', { title })}</p>
      <Link to={path} className={buttonClass()}>
        {format.text(isSignedIn ? 'content.promo_code.deposit' : 'content.promo_code.register')}
      </Link>
      {terms && (
        <div className={styles.terms}>
          <DescriptionList isStacked rows={mainTerms(promotion, terms, format)} />
          <ExpectedCost terms={terms} />
        </div>
      )}
    </>
  );
}
