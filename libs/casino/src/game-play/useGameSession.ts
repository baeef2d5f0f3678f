import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useApi } from '@playfront/api-client';
import { useBalance, useSession } from '@playfront/auth';
import { add, fromDecimal, isCurrency, subtract, zero, type Money } from '@playfront/money';
import type { GameMessage } from './frame-messages.ts';
import type { GameFrameHandle } from './GameFrame.tsx';

export type GameSession = {
  /** Seconds since the game was opened. */
  readonly elapsedSeconds: number;
  /** Wins less stakes since the game was opened; `undefined` before the first round. */
  readonly net: Money | undefined;
  /** A round was started since the game was opened. */
  readonly hasPlayed: boolean;
  readonly frame: RefObject<GameFrameHandle | null>;
  readonly handleMessage: (message: GameMessage) => void;
};

/** What the site keeps of a running game: the clock, the net result, and a balance in step with the frame's. */
export function useGameSession({
  sessionKey,
  onDeposit,
  onReload,
}: {
  /** Another game or mode starts the clock and the result anew. */
  sessionKey: string;
  onDeposit: () => void;
  onReload: () => void;
}): GameSession {
  const [elapsedSeconds, setElapsedSeconds] = useState(0);
  const [net, setNet] = useState<Money>();
  const [hasPlayed, setHasPlayed] = useState(false);
  const frame = useRef<GameFrameHandle>(null);
  const frameBalance = useRef<string>(undefined);
  const balance = useBalance();
  const session = useSession();
  const api = useApi();

  useEffect(() => {
    const startedAt = Date.now();
    setElapsedSeconds(0);
    setNet(undefined);
    setHasPlayed(false);
    frameBalance.current = undefined;
    const timer = setInterval(() => setElapsedSeconds(Math.floor((Date.now() - startedAt) / 1000)), 1000);
    return () => {
      clearInterval(timer);
      // A game that is left in the middle of a round shows it to nobody.
      session.holdBalance(false);
    };
  }, [sessionKey, session]);

  // A deposit or a bet elsewhere changed the balance: the game reads it again. Its own rounds it knows already.
  useEffect(() => {
    if (balance && frameBalance.current !== undefined && frameBalance.current !== String(balance.total.minor)) {
      frame.current?.tell({ type: 'balance-changed' });
    }
  }, [balance]);

  const handleMessage = useCallback(
    (message: GameMessage) => {
      if (message.type === 'deposit') onDeposit();
      if (message.type === 'reload') onReload();
      // Unacknowledged, the next bet is refused for it again.
      if (message.type === 'reality-check-passed') void api.frontAckRealityCheck({}).catch(() => {});
      if (message.type === 'round-started') {
        setHasPlayed(true);
        session.holdBalance(true);
      }
      if (message.type === 'round-settled' || message.type === 'round-abandoned') session.holdBalance(false);
      if (message.type === 'balance' && isCurrency(message.currency) && message.currency !== 'XXX') {
        const told = fromDecimal(message.balance, message.currency);
        frameBalance.current = told && String(told.minor);
        // The live channel brings it as well; this covers a channel that is down.
        void session.fetchBalance().catch(() => {});
      }
      if (message.type === 'round-settled' && isCurrency(message.currency)) {
        const { currency } = message;
        const bet = fromDecimal(message.bet, currency);
        const win = fromDecimal(message.win, currency);
        if (bet && win) setNet((current) => add(current ?? zero(currency), subtract(win, bet)));
      }
    },
    [api, onDeposit, onReload, session],
  );

  return { elapsedSeconds, net, hasPlayed, frame, handleMessage };
}
