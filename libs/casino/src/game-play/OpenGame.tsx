import { useEffect, useState, type ReactNode } from 'react';
import { useBalance } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { toDecimal } from '@playfront/money';
import { useLiveJackpot } from '../catalogue/useLiveJackpot.ts';
import { EmptyBalanceOffer } from './EmptyBalanceOffer.tsx';
import { GameFrame } from './GameFrame.tsx';
import styles from './OpenGame.module.css';
import { useGameAddress } from './useGameAddress.ts';
import type { GameLaunch } from './useGameLaunch.ts';
import type { GameSession } from './useGameSession.ts';

/**
 * A game with an open round session. Opened for real money with an empty balance, it first offers a deposit or free play. A balance lost
 * during play shows no offer: players are not urged to continue after a loss (decision 0078).
 */
export function OpenGame({
  launch,
  session,
  gameOrigins,
  depositLink,
}: {
  launch: Extract<GameLaunch, { step: 'open' }>;
  session: GameSession;
  gameOrigins: readonly string[];
  depositLink: ReactNode;
}) {
  const format = useFormat();
  const balance = useBalance();
  const { game: address } = useGameAddress();
  const [isDismissed, setIsDismissed] = useState(false);
  const { frame } = session;
  const jackpot = useLiveJackpot(launch.game);
  const isReal = address?.mode === 'real';

  useEffect(() => {
    if (jackpot && isReal) frame.current?.send({ type: 'jackpot', amount: toDecimal(jackpot) });
  }, [frame, jackpot, isReal]);

  const isOffered = !isDismissed && !session.hasPlayed && isReal && balance?.total.minor === 0;
  return (
    <div className={styles.open}>
      {isOffered && <EmptyBalanceOffer game={launch.game} balance={balance.total} depositLink={depositLink} onDismiss={() => setIsDismissed(true)} />}
      <GameFrame
        ref={session.frame}
        url={launch.url}
        gameOrigins={gameOrigins}
        title={format.text('game.play.frame', { name: launch.game.name })}
        isCovered={isOffered}
        onMessage={session.handleMessage}
      />
    </div>
  );
}
