import type { PasswordEstimate } from '@playfront/password-strength';

export type Estimate = (password: string, personal: readonly string[]) => PasswordEstimate;

/** Loads the password estimator lazily: its list of common passwords is too large for the form's chunk. */
export async function loadEstimator(): Promise<Estimate> {
  return (await import('@playfront/password-strength')).estimateStrength;
}
