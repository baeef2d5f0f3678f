import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '@playfront/api-client';
import type { PlayerLimit, PlaySession } from '@playfront/api-contract';
import { add, subtract, zero, type Money } from '@playfront/money';
import { tightestPlayLimits, withRound, type Round } from './play-limits.rules.ts';

/** The play session as known to the page. `beganMs` is on the monotonic clock, so that a wrong device clock does not matter. */
type KnownSession = { readonly beganMs: number; readonly startedAt?: string; readonly net?: Money };

/** How often the operator's figures are fetched, which include stakes placed elsewhere. */
const readEveryMs = 60_000;

/** The operator counts whole minutes: for the same session, the clock is never set back. */
function knownFrom({ started_at, minutes, net }: PlaySession, before: KnownSession | undefined, nowMs: number): KnownSession {
  const beganMs = nowMs - minutes * 60_000;
  const isSame = before && (before.startedAt === undefined || before.startedAt === started_at);
  return { startedAt: started_at, net, beganMs: isSame ? Math.min(before.beganMs, beganMs) : beganMs };
}

const noLimits: readonly PlayerLimit[] = [];

/**
 * Clock, net result and limits beside a game. For real money (`isReal`) they are those of the operator's play session, which starts with the first
 * bet and may be older than this page (decision 0151), plus the rounds settled here since the last fetch. Free play has a separate clock.
 */
export function usePlaySession({ sessionKey, isReal }: { sessionKey: string; isReal: boolean }) {
  const api = useApi();
  const [known, setKnown] = useState<KnownSession>();
  const [limits, setLimits] = useState(noLimits);
  const [nowMs, setNowMs] = useState(() => performance.now());
  const rounds = useRef({ started: 0, isOpen: false, isReadMissed: false });

  const read = useCallback(
    async function readAgain(): Promise<void> {
      const own = rounds.current;
      const before = own.started;
      const { session, limits: readLimits } = await api.frontGetPlayerLimits({});
      const atMs = performance.now();
      // Another game or mode was opened.
      if (rounds.current !== own) return;
      // The figures may or may not include a round that ran during the fetch: fetch again once its result has been shown.
      if (own.isOpen) own.isReadMissed = true;
      else if (own.started !== before) await readAgain();
      else {
        setNowMs(atMs);
        setLimits(readLimits);
        setKnown((shown) => (session ? knownFrom(session, shown, atMs) : undefined));
      }
    },
    [api],
  );
  // If it fails, the figures counted on the page stay.
  const refresh = useCallback(() => void (isReal && read().catch(() => {})), [isReal, read]);

  useEffect(() => {
    rounds.current = { started: 0, isOpen: false, isReadMissed: false };
    setNowMs(performance.now());
    setLimits(noLimits);
    setKnown(isReal ? undefined : { beganMs: performance.now() });
    refresh();
    const ticking = setInterval(() => setNowMs(performance.now()), 1000);
    const reading = setInterval(refresh, readEveryMs);
    // The monotonic clock of some devices stops while they sleep.
    const handleVisible = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', handleVisible);
    return () => {
      clearInterval(ticking);
      clearInterval(reading);
      document.removeEventListener('visibilitychange', handleVisible);
    };
  }, [sessionKey, isReal, refresh]);

  const startRound = useCallback(() => {
    rounds.current.started++;
    rounds.current.isOpen = true;
    setKnown((shown) => shown ?? { beganMs: performance.now() });
  }, []);

  /** `round`: `undefined` if the bet was refused or its outcome is unknown; then the operator's figures are fetched, unless they are `isUnchanged`. */
  const endRound = useCallback(
    (round: Round | undefined, { isUnchanged = false } = {}) => {
      rounds.current.isOpen = false;
      if (round && isReal) {
        const result = subtract(round.win, round.bet);
        setKnown((shown) => shown && { ...shown, net: add(shown.net ?? zero(result.currency), result) });
        setLimits((shown) => withRound(shown, round));
      }
      if ((round || isUnchanged) && !rounds.current.isReadMissed) return;
      rounds.current.isReadMissed = false;
      refresh();
    },
    [isReal, refresh],
  );

  const elapsedSeconds = known ? Math.max(0, Math.floor((nowMs - known.beganMs) / 1000)) : 0;
  return { elapsedSeconds, net: isReal ? known?.net : undefined, limits: tightestPlayLimits(limits), startRound, endRound, refresh };
}
