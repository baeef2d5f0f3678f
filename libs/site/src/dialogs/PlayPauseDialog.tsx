import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { PlayPauseView } from '@playfront/account/play-pause';
import { useIsSignedIn } from '@playfront/auth';
import { useGameAddress } from '@playfront/casino';
import { leaveFullscreen } from '../game-play/leave-fullscreen.ts';
import { usePageNavigate } from '../navigation/usePageNavigate.ts';
import { isRoundOpenAtom, playPauseAtom } from '../play-pause/play-pause.atoms.ts';

/** Shows why play is paused, on any page. It waits for the result of a running round. Stopping closes the game. */
export function PlayPauseDialog() {
  const isRoundOpen = useAtomValue(isRoundOpenAtom);
  const setPlayPause = useSetAtom(playPauseAtom);
  const isSignedIn = useIsSignedIn();
  const { game, closeGame } = useGameAddress();
  const navigate = usePageNavigate();
  const close = useCallback(() => setPlayPause(undefined), [setPlayPause]);
  const isInGame = game !== undefined;
  // The check was acknowledged on another device: the waiting game continues.
  const handleNothing = useCallback(() => setPlayPause(isInGame ? 'passed' : undefined), [isInGame, setPlayPause]);
  const isShown = !isRoundOpen && isSignedIn;
  useEffect(() => {
    if (isShown) leaveFullscreen();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <PlayPauseView
      isInGame={isInGame}
      onContinue={() => setPlayPause('passed')}
      onStop={() => {
        close();
        if (game) closeGame();
      }}
      onHistory={() => {
        close();
        navigate({ to: 'account', query: { tab: 'bet-list' } });
      }}
      onNothing={handleNothing}
    />
  );
}
