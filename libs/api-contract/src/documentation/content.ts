import type { CallDocumentation } from './call-documentation.ts';

/** What the site shows everybody, and what its editors write. */
export const contentDocumentation = {
  frontGetSetting: { summary: 'The countries and addresses that are barred.', refusals: [] },
  frontAuthGetIpStack: { summary: 'The country of an address; of the own one where none is given.', refusals: [] },
  frontGetSlider: { summary: "The slides of the lobby's banner in a language.", refusals: [] },
  frontGetContentTemplate: { summary: 'A text of the site by its key, in English where the language has none.', refusals: ['not_found'] },
  frontGetFaqTemplate: { summary: 'The FAQ: all of its sections, or one.', refusals: ['not_found'] },
  adminGetSiteContent: { summary: 'The texts for their editors; of a single one every version.', refusals: [] },
  adminCreateSiteContent: { summary: 'Writes a new text; its body is sanitised.', refusals: ['conflict'] },
  adminUpdateTemplate: { summary: 'Writes over the version that was read.', refusals: ['conflict', 'not_found'] },
  adminRemoveSiteContent: { summary: 'Takes a text off the site; its versions are kept.', refusals: ['conflict', 'not_found'] },
} as const satisfies Record<string, CallDocumentation>;
