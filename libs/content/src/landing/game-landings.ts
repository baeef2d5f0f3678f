import type { MessageId } from '@playfront/i18n';

/** Content of a game's landing page besides the catalogue's data. */
export type GameLanding = {
  readonly slug: string;
  readonly headingId: MessageId;
  readonly leadId: MessageId;
  readonly steps: readonly { readonly titleId: MessageId; readonly textId: MessageId }[];
};

/** A crash game: "aviator" is only in the URL. */
const flightPath: GameLanding = {
  slug: 'flight-path',
  headingId: 'content.landing.crash.heading',
  leadId: 'content.landing.crash.lead',
  steps: [
    { titleId: 'content.landing.crash.stake.title', textId: 'content.landing.crash.stake.text' },
    { titleId: 'content.landing.crash.climb.title', textId: 'content.landing.crash.climb.text' },
    { titleId: 'content.landing.crash.out.title', textId: 'content.landing.crash.out.text' },
  ],
};

/** By the last segment of `/ip/…`; the second is the French campaign for the same game. */
export const gameLandings = { aviator: flightPath, aviatorfr: flightPath } as const satisfies Record<string, GameLanding>;

export type GameLandingName = keyof typeof gameLandings;
