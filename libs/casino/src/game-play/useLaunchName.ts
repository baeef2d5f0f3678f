import { useFormat } from '@playfront/i18n';
import type { GameLaunch } from './useGameLaunch.ts';

/** The title of a game's page: the game, or why there is none; `undefined` until known. */
export function useLaunchName(launch: GameLaunch): string | undefined {
  const { text } = useFormat();
  if (launch.step === 'not-found') return text('game.play.not_found_title');
  const name = 'game' in launch ? launch.game?.name : undefined;
  return name ?? (launch.step === 'failed' ? text('game.play.error_title') : undefined);
}
