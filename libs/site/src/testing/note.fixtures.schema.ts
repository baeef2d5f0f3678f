import * as v from 'valibot';
import { defineDraft } from '@playfront/forms';

/** The draft of the forms in stories: everything but the password. */
export const noteDraft = defineDraft({
  name: 'note',
  version: 1,
  lifetime: 'page',
  fields: { city: v.string(), note: v.string(), letters: v.boolean() },
});
