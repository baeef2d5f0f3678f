import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { callQuery, useApi } from '@playfront/api-client';
import type { NewPasswordContext, PasswordScore } from '@playfront/api-contract';
import { loadEstimator, type Estimate } from './loadEstimator.ts';
import { passwordStrengthMessage } from './registration.messages.ts';

type Owner = { readonly [Field in 'username' | 'email' | 'first_name' | 'last_name' | 'phone_number' | 'birthday']: string };

/** Whose name the page does not know: the operator does. */
const unknownOwner: Owner = { username: '', email: '', first_name: '', last_name: '', phone_number: '', birthday: '' };

const settingStaleMs = 10 * 60_000;

/**
 * How strong a new password is, and what the operator asks of it. Both are loaded when the field is reached; until then, and if they do
 * not load, the form judges nothing of it and the operator decides.
 */
export function usePasswordStrength(password: string, owner: Owner = unknownOwner) {
  const { username, email, first_name, last_name, phone_number, birthday } = owner;
  const api = useApi();
  const [isFocused, setFocused] = useState(false);
  // A password manager fills fields that nobody has focused.
  const isReached = isFocused || password !== '';
  const { data } = useQuery({ ...callQuery(api, 'frontGetSetting', {}, { staleMs: settingStaleMs }), enabled: isReached });
  const policy = data?.setting.password_policy ?? 'standard';
  const [estimate, setEstimate] = useState<Estimate>();

  useEffect(() => {
    if (!isReached) return undefined;
    let isGone = false;
    loadEstimator().then(
      (loaded) => isGone || setEstimate(() => loaded),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isReached]);

  // Some milliseconds of work, which no letter typed has to wait for.
  const judged = useDeferredValue(password);
  const score = useMemo(
    () => (estimate && judged !== '' ? estimate(judged, [username, email, first_name, last_name, phone_number, birthday]) : undefined),
    [estimate, judged, username, email, first_name, last_name, phone_number, birthday],
  );
  const judgement: NewPasswordContext = { username, policy, score: judged === password ? score : undefined };
  return {
    judgement,
    meter: { bars: score === undefined ? 0 : (Math.max(score, 1) as PasswordScore), message: passwordStrengthMessage(score, policy) } as const,
    reach: () => setFocused(true),
  };
}
