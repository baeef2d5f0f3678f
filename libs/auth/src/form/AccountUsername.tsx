import { usePlayer } from '../session/useSessionState.ts';

export type AccountUsernameProps = {
  /** By default the signed-in player's; empty if the account is not known. */
  readonly username?: string;
};

/**
 * Hidden username field for a form that has only password fields: password managers save and fill a password under the username before it, even if
 * that is visually hidden (Chromium, "Password form styles").
 */
export function AccountUsername({ username }: AccountUsernameProps) {
  const player = usePlayer();
  const name = username ?? player?.username;
  if (!name) return null;
  // Not `hidden`: some managers ignore fields that are not displayed.
  return <input className="visually-hidden" type="text" name="username" autoComplete="username" value={name} readOnly tabIndex={-1} aria-hidden />;
}
