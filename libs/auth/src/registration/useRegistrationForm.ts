import { useState } from 'react';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import { loginDraft } from '../login/login.schema.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { refusedFields } from './registration.failures.ts';
import { fieldsOfStep, firstStepWithError, registrationRequest, registrationSteps } from './registration.rules.ts';
import type { RegistrationField } from './registration.schema.ts';
import { useRegistrationFields } from './useRegistrationFields.ts';
import { useRegistrationSteps } from './useRegistrationSteps.ts';

/** State of the form. `made`: the account exists, but the player could not be signed in. */
type Phase = { kind: 'editing'; failure?: ApiError } | { kind: 'busy' } | { kind: 'made'; failure: ApiError };

export type RegistrationInput = {
  defaultCountry: string | undefined;
  trackingCode: string;
  promoCode?: string | undefined;
  onPromoCodeTyped?: (() => void) | undefined;
  onRegistered: (credentials: { username: string; password: string }) => void;
};

/** Model of the registration form: three steps, server checks, and a submission that signs the player in (spec §4, §5). */
export function useRegistrationForm(input: RegistrationInput) {
  const { trackingCode, onRegistered } = input;
  const api = useApi();
  const session = useSession();
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  const { fields, form, local, checks, ...shown } = useRegistrationFields(input);
  const { values } = fields;
  const { errors, refused, focus, show } = form;
  const { stepIndex, reachedIndex, openStep, isOpen, back } = useRegistrationSteps({ canGoBack: phase.kind !== 'made', focus });

  /** Goes to the next step, or sends the form after the last one. */
  async function submit(): Promise<void> {
    if (phase.kind !== 'editing') return;
    const isLast = stepIndex === registrationSteps.length - 1;
    const submitted = registrationSteps
      .filter((_, index) => isLast || index === stepIndex)
      .flatMap((step): readonly RegistrationField[] => fieldsOfStep[step]);
    const isSubmitted = ([field]: [string, unknown]) => submitted.includes(field as RegistrationField);
    show(submitted);
    setPhase({ kind: 'busy' });
    const serverErrors = await checks.settle(submitted);
    if (!isOpen(stepIndex)) return setPhase({ kind: 'editing' });
    const faults = { ...serverErrors, ...local, ...refused };
    const faulty = firstStepWithError(Object.fromEntries(Object.entries(faults).filter(isSubmitted)));
    if (faulty >= 0) {
      setPhase({ kind: 'editing' });
      return openStep(faulty, 'errors');
    }
    if (isLast) return register();
    setPhase({ kind: 'editing' });
    openStep(stepIndex + 1, 'heading');
  }

  async function register(): Promise<void> {
    try {
      await api.frontRegisterPlayer({ ...registrationRequest(values, trackingCode), ip_address: session.ipAddress() });
    } catch (error) {
      const failure = asApiError(error);
      const atFields = refusedFields(failure);
      const faulty = firstStepWithError(atFields);
      form.refuse(atFields);
      // An error shown at its field is not repeated.
      setPhase(faulty >= 0 ? { kind: 'editing' } : { kind: 'editing', failure });
      return openStep(faulty >= 0 ? faulty : stepIndex, 'errors');
    }
    fields.clearDraft();
    const credentials = { username: values.username.trim(), password: values.password };
    try {
      await session.signIn(credentials);
    } catch (error) {
      loginDraft.write({ username: credentials.username });
      setPhase({ kind: 'made', failure: asApiError(error) });
      return focus('errors');
    }
    onRegistered(credentials);
  }

  return {
    ...form,
    stepIndex,
    reachedIndex,
    phase,
    /** Whether a draft was restored, so that the passwords must be typed again. */
    isRestored: fields.isRestored && values.password === '',
    ...shown,
    isUsernameChecking: checks.isUsernameChecking,
    isOk: {
      ...checks.isOk,
      email: form.isShown('email') && !errors.email,
      confirmPassword: values.confirmPassword !== '' && values.confirmPassword === values.password,
    },
    isPromoChecking: checks.isPromoChecking,
    promotion: checks.promotion,
    back,
    submit,
  };
}

export type RegistrationFormModel = ReturnType<typeof useRegistrationForm>;
