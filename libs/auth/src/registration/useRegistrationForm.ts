import { useEffect, useRef, useState } from 'react';
import { minimumAgeOf } from '@playfront/api-contract';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import { useFormat, useLocale } from '@playfront/i18n';
import { useBackStep } from '@playfront/ui';
import { useAfterPress } from '../form/useAfterPress.ts';
import { checkDelayMs } from '../form/useDebouncedCheck.ts';
import { useFormFocus } from '../form/useFormFocus.ts';
import type { PhoneParts } from '../phone/phone-parts.ts';
import { loginDraft } from '../login/login.schema.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { refusedFields, registrationErrorMessage } from './registration.failures.ts';
import {
  emptyRegistration,
  fieldsOfStep,
  firstFaultyStep,
  registrationRequest,
  registrationSteps,
  withDefaults,
  type TypedRegistration,
} from './registration.rules.ts';
import { registrationDraft, registrationErrors, type RegistrationErrors, type RegistrationField } from './registration.schema.ts';
import { usePasswordStrength } from './usePasswordStrength.ts';
import { useRegistrationChecks } from './useRegistrationChecks.ts';

/** Where the form stands. `made`: the account exists, but its player could not be signed in. */
type Phase = { kind: 'editing'; failure?: ApiError } | { kind: 'busy' } | { kind: 'made'; failure: ApiError };

export type RegistrationInput = {
  defaultCountry: string | undefined;
  trackingCode: string;
  promoCode?: string | undefined;
  onPromoCodeTyped?: (() => void) | undefined;
  onRegistered: (credentials: { username: string; password: string }) => void;
};

/** The registration form: three steps of one form, its checks on the server, and the submission that ends in a signed-in player (spec §4, §5). */
export function useRegistrationForm({ defaultCountry, trackingCode, promoCode, onPromoCodeTyped, onRegistered }: RegistrationInput) {
  const api = useApi();
  const session = useSession();
  const locale = useLocale();
  const { text, country: countryName } = useFormat();
  const { ref, focus } = useFormFocus();
  const afterPress = useAfterPress();
  const [typed, setTyped] = useState<TypedRegistration>(emptyRegistration);
  const [stepIndex, setStepIndex] = useState(0);
  // Who goes back while a step is checked stays where they went.
  const shownStep = useRef(stepIndex);
  useEffect(() => {
    shownStep.current = stepIndex;
  }, [stepIndex]);
  const [reachedIndex, setReachedIndex] = useState(0);
  const [shown, setShown] = useState<ReadonlySet<RegistrationField>>(new Set());
  const [refused, setRefused] = useState<RegistrationErrors>({});
  const [phase, setPhase] = useState<Phase>({ kind: 'editing' });
  const [isRestored, setRestored] = useState(false);
  const phoneTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const values = withDefaults(typed, defaultCountry, locale);
  const strength = usePasswordStrength(values.password, values);
  const local = registrationErrors(values, new Date(), strength.judgement);
  const checks = useRegistrationChecks(values, local);

  useEffect(() => {
    // Read after the first render: the server's HTML knows no draft. The passwords are not kept, so the first step opens.
    const draft = registrationDraft.read();
    if (draft) {
      setTyped((now) => ({ ...now, ...draft }));
      setRestored(true);
    }
    // The link a player has just followed says more than what was typed before.
    if (promoCode) setTyped((now) => ({ ...now, promo_code: promoCode }));
    return () => clearTimeout(phoneTimer.current);
  }, [promoCode]);

  function show(fields: readonly RegistrationField[]): void {
    setShown((now) => new Set([...now, ...fields]));
  }

  function keep(changed: Partial<TypedRegistration>): void {
    const next = { ...typed, ...changed };
    setTyped(next);
    const { password: _password, confirmPassword: _confirmed, ...kept } = next;
    registrationDraft.write(kept);
  }

  function change<Field extends RegistrationField>(field: Field, value: TypedRegistration[Field]): void {
    keep({ [field]: value });
    if (field === 'promo_code') onPromoCodeTyped?.();
    // A birthday was refused by the rule of the country that has just been changed.
    const corrected: readonly string[] = field === 'country' ? ['country', 'birthday'] : [field];
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !corrected.includes(name))));
  }

  function changePhone(changed: Partial<PhoneParts>): void {
    keep(changed);
    setRefused(({ phone_number: _corrected, ...others }) => others);
    // The number is judged when typing rests (spec §5, §9), not at its first digit.
    setShown((now) => new Set([...now].filter((name) => name !== 'phone_number')));
    clearTimeout(phoneTimer.current);
    phoneTimer.current = setTimeout(() => show(['phone_number']), checkDelayMs);
  }

  function errorKeyOf(field: RegistrationField) {
    return refused[field] ?? (shown.has(field) ? local[field] : undefined) ?? checks.errors[field];
  }

  function errorOf(field: RegistrationField): string | undefined {
    const key = errorKeyOf(field);
    // An operator that asks for more than its country's rule says only that it is not enough.
    if (key === 'under_age' && local.birthday === key) return text('auth.registration.failure.under_age', { age: minimumAgeOf(values.country) });
    return key && text(registrationErrorMessage(key));
  }

  /** Leaving a field that holds something shows what is wrong with it; an empty one waits for the button. */
  function leave(field: RegistrationField): void {
    if (values[field] !== '') afterPress(() => show([field]));
  }

  function openStep(index: number, target: 'errors' | 'heading'): void {
    setStepIndex(index);
    setReachedIndex((reached) => Math.max(reached, index));
    focus(target);
  }

  /** Takes a step on, or sends the form after the last one. */
  async function submit(): Promise<void> {
    if (phase.kind !== 'editing') return;
    const isLast = stepIndex === registrationSteps.length - 1;
    const asked = registrationSteps
      .filter((_, index) => isLast || index === stepIndex)
      .flatMap((step): readonly RegistrationField[] => fieldsOfStep[step]);
    const isAsked = ([field]: [string, unknown]) => asked.includes(field as RegistrationField);
    show(asked);
    setPhase({ kind: 'busy' });
    const settled = await checks.settle(asked);
    if (shownStep.current !== stepIndex) return setPhase({ kind: 'editing' });
    const faults = { ...settled, ...local, ...refused };
    const faulty = firstFaultyStep(Object.fromEntries(Object.entries(faults).filter(isAsked)));
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
      const fields = refusedFields(failure);
      const faulty = firstFaultyStep(fields);
      setRefused(fields);
      // A fault that stands at its field is not said twice.
      setPhase(faulty >= 0 ? { kind: 'editing' } : { kind: 'editing', failure });
      return openStep(faulty >= 0 ? faulty : stepIndex, 'errors');
    }
    registrationDraft.clear();
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

  function backTo(index: number): void {
    setStepIndex((now) => Math.min(now, index));
    focus('heading');
  }

  // Each step that was taken is one that the browser's Back takes back.
  useBackStep(phase.kind !== 'made' && stepIndex > 0, () => backTo(0));
  useBackStep(phase.kind !== 'made' && stepIndex > 1, () => backTo(1));

  return {
    ref,
    values,
    stepIndex,
    reachedIndex,
    phase,
    /** A draft was found: the passwords are to be typed again. */
    isRestored: isRestored && values.password === '',
    errorOf,
    /** Why a player of the birthday given may not register in the chosen country. */
    countryAgeError:
      local.birthday === 'under_age'
        ? text('auth.registration.failure.country_age', { age: minimumAgeOf(values.country), country: countryName(values.country) })
        : undefined,
    passwordMeter: strength.meter,
    reachPassword: strength.reach,
    isUsernameChecking: checks.isUsernameChecking,
    isOk: {
      ...checks.isOk,
      email: shown.has('email') && !errorKeyOf('email'),
      confirmPassword: values.confirmPassword !== '' && values.confirmPassword === values.password,
    },
    isPromoChecking: checks.isPromoChecking,
    change,
    changePhone,
    leave,
    back: () => backTo(Math.max(0, stepIndex - 1)),
    submit,
  };
}

export type RegistrationFormModel = ReturnType<typeof useRegistrationForm>;
