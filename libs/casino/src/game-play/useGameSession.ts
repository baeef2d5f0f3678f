import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { GameMessage } from '@playfront/api-contract';
import { useBalance, useIsSignedIn, useSession } from '@playfront/auth';
import { fromDecimal, playMoney, type Money } from '@playfront/money';
import type { GameFrameHandle } from './GameFrame.tsx';
import type { GameMode } from './useGameAddress.ts';
import type { PlayLimitLeft, Round } from './play-limits.rules.ts';
import { usePlaySession } from './usePlaySession.ts';

export type GameSession = {
  /** Seconds of the play session; in free play since the game was opened. */
  readonly elapsedSeconds: number;
  /** Wins less stakes of the play session; `undefined` in free play and before the first round. */
  readonly net: Money | undefined;
  /** What is left of the player's limits on play; empty in free play. */
  readonly limits: readonly PlayLimitLeft[];
  /** Whether a round was started since the game was opened. */
  readonly hasPlayed: boolean;
  readonly frame: RefObject<GameFrameHandle | null>;
  readonly handleMessage: (message: GameMessage) => void;
};

const requestTypes = ['deposit', 'reload', 'limits', 'contact', 'play-paused'] as const;
/** A request that the player makes to the site inside the game. */
export type GameRequest = (typeof requestTypes)[number];

/** The site's state of a running game: the clock, the net result, and a balance in step with the game's. */
export function useGameSession({
  sessionKey,
  mode,
  onRequest,
  onRound,
}: {
  /** Another game or mode resets the state. */
  sessionKey: string;
  mode: GameMode;
  onRequest: (request: GameRequest) => void;
  /** Called when a round starts and when the player has seen its result. Must be stable. */
  onRound: (isOpen: boolean) => void;
}): GameSession {
  const [hasPlayed, setHasPlayed] = useState(false);
  const frame = useRef<GameFrameHandle>(null);
  const frameBalance = useRef<string>(undefined);
  const isMove = useRef(false);
  const balance = useBalance();
  const session = useSession();
  const { elapsedSeconds, net, limits, startRound, endRound, refresh } = usePlaySession({ sessionKey, isReal: useIsSignedIn() && mode === 'real' });

  useEffect(() => {
    setHasPlayed(false);
    frameBalance.current = undefined;
    return () => {
      // A game left in the middle of a round must not hold back the balance or a reality check.
      session.holdBalance(false);
      onRound(false);
    };
  }, [sessionKey, session, onRound]);

  // After a deposit or a bet elsewhere, the game must read the balance again. It knows the result of its own rounds.
  useEffect(() => {
    if (balance && frameBalance.current !== undefined && frameBalance.current !== String(balance.total.minor)) {
      frame.current?.send({ type: 'balance-changed' });
      refresh();
    }
  }, [balance, refresh]);

  const handleMessage = useCallback(
    (message: GameMessage) => {
      const request = requestTypes.find((type) => type === message.type);
      if (request) onRequest(request);
      if (message.type === 'round-started') {
        setHasPlayed(true);
        isMove.current = Number(message.bet) === 0;
        session.holdBalance(message.isBalanceShown !== true);
        startRound();
        onRound(true);
      }
      if (message.type === 'round-settled' || message.type === 'round-abandoned') {
        session.holdBalance(false);
        // The operator's figures already contain the stake of a round that waited for a move, and a move that is not the last rarely changes them.
        if (isMove.current) endRound(undefined, { isUnchanged: message.type === 'round-abandoned' });
        else endRound(roundOf(message));
        onRound(false);
      }
      if (message.type === 'balance' && message.currency !== playMoney) {
        const shown = fromDecimal(message.balance, message.currency);
        frameBalance.current = shown && String(shown.minor);
        if (shown) void session.confirmBalance(shown).catch(() => {});
      }
    },
    [session, onRequest, onRound, startRound, endRound],
  );

  return { elapsedSeconds, net, limits, hasPlayed, frame, handleMessage };
}

function roundOf(message: GameMessage): Round | undefined {
  if (message.type !== 'round-settled') return undefined;
  const bet = fromDecimal(message.bet, message.currency);
  const win = fromDecimal(message.win, message.currency);
  return bet && win && { bet, win };
}
