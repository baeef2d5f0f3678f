export { createPasskey, PasskeyCancelled } from './passkey.ts';
export { useIsPasskeySupported } from './useIsPasskeySupported.ts';
