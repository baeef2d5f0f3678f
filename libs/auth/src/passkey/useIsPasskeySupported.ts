import { useSyncExternalStore } from 'react';
import { isPasskeySupported } from './passkey.ts';

const subscribeNever = () => () => {};

/** Whether the browser can use passkeys; false in server rendering. */
export function useIsPasskeySupported(): boolean {
  return useSyncExternalStore(subscribeNever, isPasskeySupported, () => false);
}
