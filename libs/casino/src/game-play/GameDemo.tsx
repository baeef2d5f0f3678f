import type { ReactNode } from 'react';
import { GameFrame } from './GameFrame.tsx';
import { useGameLaunch } from './useGameLaunch.ts';

/**
 * A game in free play as the picture of a page: it opens by itself, as one bet and without a list. `fallback` is shown until it is open, and instead of it
 * where free play is not permitted.
 */
export function GameDemo({
  slug,
  title,
  formFactor,
  gameOrigins,
  fallback,
}: {
  slug: string;
  title: string;
  formFactor: 'desktop' | 'mobile';
  gameOrigins: readonly string[];
  fallback: ReactNode;
}) {
  const launch = useGameLaunch({ slug, mode: 'demo' }, formFactor);
  if (launch.step !== 'open') return fallback;
  const url = `${launch.url}${launch.url.includes('#') ? '&' : '#'}view=demo`;
  return (
    <GameFrame
      url={url}
      gameOrigins={gameOrigins}
      title={title}
      isEmbedded
      onMessage={({ type }) => {
        if (type === 'reload') launch.reopen();
      }}
    />
  );
}
