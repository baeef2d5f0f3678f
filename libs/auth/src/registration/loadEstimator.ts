import type { PasswordScore } from '@playfront/api-contract';

export type Estimate = (password: string, personal: readonly string[]) => PasswordScore;

/** Loads the estimator of passwords: its list of the commonest ones is too large to come with a form. */
export async function loadEstimator(): Promise<Estimate> {
  return (await import('@playfront/password-strength')).estimateStrength;
}
