import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { callQuery, useApi } from '@playfront/api-client';
import type { NewPasswordContext, PasswordScore } from '@playfront/api-contract';
import type { MessageId } from '@playfront/i18n';
import { loadEstimator, type Estimate } from './load-estimator.ts';
import { passwordStrengthMessage } from './registration.messages.ts';

type Owner = { readonly [Field in 'username' | 'email' | 'first_name' | 'last_name' | 'phone_number' | 'birthday']: string };

/** The strength meter: number of filled bars, and a message. */
type PasswordMeter = { readonly bars: PasswordScore; readonly message: MessageId };

/** For pages without the player's data; the operator checks the password against it. */
const unknownOwner: Owner = { username: '', email: '', first_name: '', last_name: '', phone_number: '', birthday: '' };

const settingStaleMs = 10 * 60_000;

/**
 * The strength of a new password, and the operator's requirements. Both load when the field is focused or filled; until then, and if loading
 * fails, the form does not check them and the operator decides.
 */
export function usePasswordStrength(password: string, owner: Owner = unknownOwner) {
  const { username, email, first_name, last_name, phone_number, birthday } = owner;
  const api = useApi();
  const [isFocused, setFocused] = useState(false);
  // Password managers fill fields without focusing them.
  const isReached = isFocused || password !== '';
  const { data } = useQuery({ ...callQuery(api, 'frontGetSetting', {}, { staleMs: settingStaleMs }), enabled: isReached });
  const policy = data?.setting.password_policy ?? 'standard';
  const [estimate, setEstimate] = useState<Estimate>();

  useEffect(() => {
    if (!isReached) return undefined;
    let isUnmounted = false;
    loadEstimator().then(
      (loaded) => isUnmounted || setEstimate(() => loaded),
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [isReached]);

  // The estimate takes some milliseconds and must not block typing.
  const estimatedPassword = useDeferredValue(password);
  const estimated = useMemo(
    () =>
      estimate && estimatedPassword !== ''
        ? estimate(estimatedPassword, [username, email, first_name, last_name, phone_number, birthday])
        : undefined,
    [estimate, estimatedPassword, username, email, first_name, last_name, phone_number, birthday],
  );
  const passwordContext: NewPasswordContext = { username, policy, score: estimatedPassword === password ? estimated?.score : undefined };
  const bars = estimated ? (Math.max(estimated.score, 1) as PasswordScore) : 0;
  const meter: PasswordMeter = { bars, message: passwordStrengthMessage(estimated, policy) };
  return {
    passwordContext,
    meter,
    reach: () => setFocused(true),
  };
}
