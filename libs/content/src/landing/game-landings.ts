import type { MessageId } from '@playfront/i18n';

/** Content of a game's landing page besides the catalogue's data. */
export type GameLanding = {
  readonly slug: string;
  readonly leadId: MessageId;
  readonly steps: readonly { readonly titleId: MessageId; readonly textId: MessageId }[];
};

/**
 * Skyline Ace: "aviator" is only in the URL. The catalogue's fast games (instant win) are in maintenance and cannot
 * be opened; of the games that can, this is the most popular one about flying. Its rules are those of the five-reel model.
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

/** By the last segment of `/ip/…`; the second is the French campaign for the same game. */
export const gameLandings = { aviator: skylineAce, aviatorfr: skylineAce } as const satisfies Record<string, GameLanding>;

export type GameLandingName = keyof typeof gameLandings;
