import type { FormEvent, ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { Form, Steps } from '@playfront/ui/forms';
import { AboutStep } from './AboutStep.tsx';
import { AccountMade } from './AccountMade.tsx';
import { AccountStep } from './AccountStep.tsx';
import { AddressStep } from './AddressStep.tsx';
import { RegistrationFailure } from './RegistrationFailure.tsx';
import { registrationSteps, type RegistrationStep } from './registration.rules.ts';
import { registrationStepTitle } from './registration.messages.ts';
import styles from './RegistrationForm.module.css';
import { useRegistrationForm, type RegistrationFormModel } from './useRegistrationForm.ts';

export type RegistrationFormProps = {
  /** Country of the visitor's IP address (ISO 3166), if known. */
  readonly defaultCountry: string | undefined;
  /** `tracking_code` of the URL, empty if none (spec §2). */
  readonly trackingCode: string;
  /** The promo code in the link that opened the site. */
  readonly promoCode?: string | undefined;
  /** Called when the player changes or clears that code. */
  readonly onPromoCodeTyped?: (() => void) | undefined;
  /** Called when the account exists and its player is signed in. */
  readonly onRegistered: (credentials: { username: string; password: string }) => void;
  readonly onOpenLogin: () => void;
  /** Links to the terms, shown below the checkbox that accepts them. */
  readonly legalLinks?: ReactNode;
  /** Whether the page itself has a login link. */
  readonly isLoginElsewhere?: boolean;
};

function stepBody(step: RegistrationStep, form: RegistrationFormModel, legalLinks: ReactNode): ReactNode {
  if (step === 'account') return <AccountStep form={form} />;
  if (step === 'about') return <AboutStep form={form} />;
  return <AddressStep form={form} legalLinks={legalLinks} />;
}

/** Creates an account in three steps and signs the player in (spec §3 to §5). Completed steps stay in the DOM, so that password managers see one form. */
export function RegistrationForm({ legalLinks, onOpenLogin, isLoginElsewhere = false, ...input }: RegistrationFormProps) {
  const { text } = useFormat();
  const form = useRegistrationForm(input);
  const { phase, stepIndex, reachedIndex } = form;
  const isLast = stepIndex === registrationSteps.length - 1;

  if (phase.kind === 'made') return <AccountMade failure={phase.failure} onOpenLogin={onOpenLogin} />;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void form.submit();
  }

  return (
    <Form ref={form.ref} className={styles.form} aria-label={text('auth.registration.title')} onSubmit={handleSubmit}>
      <div className={styles.head}>
        <h2 className={styles.title} tabIndex={-1} data-form-heading>
          {text(registrationStepTitle[registrationSteps[stepIndex] ?? 'account'])}
        </h2>
        <Steps
          label={text('auth.registration.steps')}
          steps={registrationSteps.map((id, index) => ({
            id,
            label: text('auth.registration.step_numbered', { number: index + 1, title: text(registrationStepTitle[id]) }),
          }))}
          currentIndex={stepIndex}
        />
      </div>
      {phase.kind === 'editing' && phase.failure && (
        <div tabIndex={-1} data-form-notice>
          <RegistrationFailure failure={phase.failure} onOpenLogin={onOpenLogin} />
        </div>
      )}
      {form.isRestored && <Notice>{text('auth.registration.restored')}</Notice>}
      {registrationSteps.slice(0, reachedIndex + 1).map((step, index) => (
        <div key={step} className={styles.step} hidden={index !== stepIndex}>
          {stepBody(step, form, legalLinks)}
        </div>
      ))}
      <div className={styles.foot}>
        {stepIndex > 0 && (
          <Button size="l" onClick={form.back}>
            {text('auth.registration.back')}
          </Button>
        )}
        <Button type="submit" variant="action" size="l" block isBusy={phase.kind === 'busy'}>
          {text(isLast ? 'auth.registration.submit' : 'auth.registration.continue')}
        </Button>
      </div>
      <p className={styles.note}>
        {stepIndex === 0 && text('auth.registration.next_about')}
        {stepIndex === 1 && text('auth.registration.next_address')}
      </p>
      {!isLoginElsewhere && (
        <p className={styles.other}>
          {text('auth.registration.have_account')}
          <Button variant="quiet" size="s" onClick={onOpenLogin}>
            {text('auth.registration.log_in')}
          </Button>
        </p>
      )}
    </Form>
  );
}
