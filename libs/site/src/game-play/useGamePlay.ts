import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Game } from '@playfront/api-contract';
import type { FormFactor } from '@playfront/api-contract/site-build';
import { missingDepositPeriods, usePlayerLimits } from '@playfront/auth/limits';
import {
  useGameLaunch,
  useGameSession,
  useLaunchName,
  type GameAddress,
  type GameLaunch,
  type GameRequest,
  type GameSession,
} from '@playfront/casino';
import { usePageNavigate } from '../navigation/usePageNavigate.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { isRoundOpenAtom, playPauseAtom } from '../play-pause/play-pause.atoms.ts';
import { openLoginAtom, openOverlayAtom } from '../state/frame.atoms.ts';
import { leaveFullscreen } from './leave-fullscreen.ts';

export type GamePlay = {
  readonly launch: GameLaunch;
  readonly session: GameSession;
  /** `undefined` until the operator has returned it. */
  readonly game: Game | undefined;
  /** The page's heading; `undefined` until the game is known. */
  readonly name: string | undefined;
  /** A player-protection rule keeps the game closed: nothing may link to a deposit, and there is no session to show. */
  readonly isClosedByRule: boolean;
  /** Opens the login dialog and returns to this game afterwards. */
  readonly logIn: () => void;
};

/** Model of a game page: opens the game, runs its session, sets the page title. */
export function useGamePlay(address: GameAddress, formFactor: FormFactor): GamePlay {
  const launch = useGameLaunch(address, formFactor);
  const navigate = usePageNavigate();
  const openLogin = useSetAtom(openLoginAtom);
  const { pathname, search } = useLocation();
  const openOverlay = useSetAtom(openOverlayAtom);
  const setIsRoundOpen = useSetAtom(isRoundOpenAtom);
  const [playPause, setPlayPause] = useAtom(playPauseAtom);
  const handleRequest = (request: GameRequest) => {
    if (request === 'deposit' || request === 'limits') navigate({ to: 'account', query: { tab: request } });
    if (request === 'contact') {
      leaveFullscreen();
      openOverlay('contact');
    }
    if (request === 'play-paused') setPlayPause('asked');
    if (request === 'reload' && launch.step === 'open') launch.reopen();
  };
  const session = useGameSession({
    sessionKey: `${address.slug} ${address.mode}`,
    mode: address.mode,
    onRequest: handleRequest,
    onRound: setIsRoundOpen,
  });
  const { frame } = session;
  useEffect(() => {
    if (playPause === 'passed') frame.current?.send({ type: 'play-on' });
  }, [playPause, frame]);
  const name = useLaunchName(launch);
  usePageTitle(name);
  const limits = usePlayerLimits().data;
  const areLimitsMissing = limits !== undefined && missingDepositPeriods(limits).length > 0;
  const isOnBreak = launch.step === 'failed' && launch.error.key === 'account_restricted';
  const isClosedByRule = address.mode === 'real' && (areLimitsMissing || isOnBreak || playPause === 'asked');
  return { launch, session, game: 'game' in launch ? launch.game : undefined, name, isClosedByRule, logIn: () => openLogin(pathname + search) };
}
