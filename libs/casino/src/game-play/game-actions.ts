import { createContext, use, useEffect, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import type { Game } from '@playfront/api-contract';
import type { GameMode } from './useGameAddress.ts';

/** Props of an `<a>` that opens a game. */
export type GameLinkProps = { readonly href: string; readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void };

/** Props of the link to the page about a game. */
export type DetailsLinkProps = { readonly slug: string; readonly className?: string; readonly 'aria-label'?: string; readonly children: ReactNode };

/** A game whose sheet is to be opened, and the links of its list. */
export type GameSheetRequest = { readonly game: Game; readonly linkTo: (game: Game, mode: GameMode) => GameLinkProps };

/** What a site does for the games of a list. */
export type GameActions = {
  /** A visitor pressed the heart. */
  readonly openLogin: () => void;
  /** In builds where a tile opens a sheet instead of the game. */
  readonly openSheet?: ((request: GameSheetRequest) => void) | undefined;
  readonly DetailsLink?: ComponentType<DetailsLinkProps>;
  /** Loads the code of the game page in advance. */
  readonly prepareGame?: () => void;
};

/** Provided by the site. */
export const GameActionsContext = createContext<GameActions>({ openLogin: () => {} });

/** Loads the code of the game page where a game is about to be opened. */
export function usePrepareGame(): void {
  const { prepareGame } = use(GameActionsContext);
  useEffect(() => prepareGame?.(), [prepareGame]);
}
