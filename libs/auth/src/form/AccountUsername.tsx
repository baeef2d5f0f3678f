import { usePlayer } from '../session/useSessionState.ts';

/** Which account the form is about. */
export type AccountUsernameProps = {
  /** By default that of the signed-in player; empty if the account is not known. */
  readonly username?: string;
};

/**
 * Names the account of a form that asks only for passwords, for password managers: they save and fill a password under the username that they find
 * before it, even if it is visually hidden (Chromium, "Password form styles").
 */
export function AccountUsername({ username }: AccountUsernameProps) {
  const player = usePlayer();
  const name = username ?? player?.username;
  if (!name) return null;
  // Not `hidden`: some managers leave out what is not displayed.
  return <input className="visually-hidden" type="text" name="username" autoComplete="username" value={name} readOnly tabIndex={-1} aria-hidden />;
}
