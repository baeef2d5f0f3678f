import type { MessageId } from '@playfront/i18n';

/** What a landing page for one game says besides the catalogue's figures. */
export type GameLanding = {
  readonly slug: string;
  readonly leadId: MessageId;
  readonly steps: readonly { readonly titleId: MessageId; readonly textId: MessageId }[];
};

/**
 * Skyline Ace, for "aviator" is the name of an address only. The catalogue's own fast games (instant win) are in maintenance and cannot
 * be opened; of the games that can, this is the most played one about flying. Its rules are those of the five-reels model.
 */
const skylineAce: GameLanding = {
  slug: 'skyline-ace',
  leadId: 'content.landing.flight.lead',
  steps: [
    { titleId: 'content.landing.flight.stake.title', textId: 'content.landing.flight.stake.text' },
    { titleId: 'content.landing.flight.line.title', textId: 'content.landing.flight.line.text' },
    { titleId: 'content.landing.flight.free.title', textId: 'content.landing.flight.free.text' },
  ],
};

/** By the last part of `/ip/…`; the second is the French campaign of the same game. */
export const gameLandings = { aviator: skylineAce, aviatorfr: skylineAce } as const satisfies Record<string, GameLanding>;

export type GameLandingName = keyof typeof gameLandings;
