export { createSession, type Credentials, type Session, type SessionConfig, type SessionEnd } from './session/session.ts';
export { useBalance, useIsSignedIn, usePlayer, useSessionState } from './session/useSessionState.ts';
export { SessionProvider, useSession } from './session/SessionProvider.tsx';
export { SessionEffect } from './session/SessionEffect.tsx';
export { errorKeyMessage, failureText } from './failure/api.failures.ts';
export { failureReasonMessage } from './failure/failure-reason.messages.ts';
