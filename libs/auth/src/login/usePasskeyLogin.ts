import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';
import { cancelPasskey, isAutofillSupported, PasskeyCancelled, signWithPasskey } from '../passkey/passkey.ts';
import { useIsPasskeySupported } from '../passkey/useIsPasskeySupported.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** A challenge is valid for five minutes; suggestions get a new one before it expires. */
const suggestionsMs = 4 * 60_000;

export type PasskeyFailure = ApiError | 'cancelled';

/** Logs in with a passkey: by a button, and by the suggestions of the username field. */
export function usePasskeyLogin(onSignedIn: () => void) {
  const session = useSession();
  const isSupported = useIsPasskeySupported();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PasskeyFailure>();
  /** Incremented to request suggestions again. */
  const [round, setRound] = useState(0);

  /** Number of the latest request. An older one whose challenge arrives late must not start: it would end the newer one. */
  const latest = useRef(0);

  async function logIn(isAutofill: boolean): Promise<void> {
    latest.current += 1;
    const requestId = latest.current;
    const { request } = await session.api.frontGetPasskeyLoginOptions({});
    if (requestId !== latest.current) throw new PasskeyCancelled('Another request has begun');
    const passkey = await signWithPasskey(request, isAutofill);
    setBusy(true);
    await session.signIn({ passkey });
    onSignedIn();
  }

  const suggest = useEffectEvent(async () => {
    try {
      if (await isAutofillSupported()) await logIn(true);
    } catch (error) {
      // Suggestions fail silently, since the button still works; the failure of a passkey that the player picked is shown.
      if (!(error instanceof PasskeyCancelled)) setBusy((isPicked) => (isPicked && setFailure(asApiError(error)), false));
    }
  });

  useEffect(() => {
    if (!isSupported) return undefined;
    void suggest();
    const renewal = setTimeout(() => setRound((now) => now + 1), suggestionsMs);
    return () => {
      clearTimeout(renewal);
      latest.current += 1;
      void cancelPasskey();
    };
  }, [isSupported, round]);

  async function handlePress(): Promise<void> {
    setFailure(undefined);
    setBusy(true);
    try {
      // The browser allows one request at a time: end the one of the suggestions.
      await cancelPasskey();
      await logIn(false);
    } catch (error) {
      setFailure(error instanceof PasskeyCancelled ? 'cancelled' : asApiError(error));
      setRound((now) => now + 1);
    } finally {
      setBusy(false);
    }
  }

  return { isSupported, isBusy, failure, handlePress: () => void handlePress() };
}
