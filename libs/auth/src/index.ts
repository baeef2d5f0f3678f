export { createSession, type Session, type SessionConfig, type SessionEnd } from './session/session.ts';
export { useBalance, useIsSignedIn, usePlayer, useSessionState } from './session/useSessionState.ts';
export { SessionProvider, useSession } from './session/SessionProvider.tsx';
export { SessionEffect } from './session/SessionEffect.tsx';
export { errorKeyMessage, failureMessage } from './failure/api.failures.ts';
