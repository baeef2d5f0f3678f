import type { CallDocumentation } from './call-documentation.ts';

/** Settings, banner and texts of the site, and the calls of its editors. */
export const contentDocumentation = {
  frontGetSetting: {
    summary: "The blocked countries and IP addresses, and by the caller's country: minimum age, help lines, kinds of payment methods.",
    refusals: [],
  },
  frontAuthGetIpStack: { summary: "The country of an IP address; the caller's own by default.", refusals: [] },
  frontGetSlider: { summary: "The slides of the lobby's banner in a language.", refusals: [] },
  frontGetContentTemplate: { summary: 'A text of the site by its key; in English if it is not translated.', refusals: ['not_found'] },
  frontGetFaqTemplate: { summary: 'The FAQ: all of its sections, or one.', refusals: ['not_found'] },
  adminGetSiteContent: { summary: 'The texts, for editors; all versions if a single one is requested.', refusals: [] },
  adminCreateSiteContent: { summary: 'Writes a new text; its body is sanitised.', refusals: ['conflict'] },
  adminUpdateTemplate: { summary: 'Updates a text, if its version is still the one that was read.', refusals: ['conflict', 'not_found'] },
  adminRemoveSiteContent: { summary: 'Removes a text from the site; its versions remain stored.', refusals: ['conflict', 'not_found'] },
} as const satisfies Record<string, CallDocumentation>;
