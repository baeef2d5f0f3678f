import { useFormat } from '@playfront/i18n';
import type { GameLaunch } from './useGameLaunch.ts';

/** What the page of a game is called: the game, or why there is none; `undefined` as long as neither is known. */
export function useLaunchName(launch: GameLaunch): string | undefined {
  const { text } = useFormat();
  if (launch.step === 'not-found') return text('casino.play.notFoundTitle');
  const name = 'game' in launch ? launch.game?.name : undefined;
  return name ?? (launch.step === 'failed' ? text('casino.play.errorTitle') : undefined);
}
