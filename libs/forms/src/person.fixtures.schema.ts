import * as v from 'valibot';
import { defineDraft, type DraftLifetime } from './draft.schema.ts';

export type Person = { readonly name: string; readonly city: string; readonly password: string };

export const personDraft = defineDraft({ name: 'person', version: 1, lifetime: 'page', fields: { name: v.string(), city: v.string() } });

export const draftOf = (lifetime: DraftLifetime, { name = 'form', version = 1 } = {}) =>
  defineDraft({ name, version, lifetime, fields: { city: v.string(), letters: v.boolean() } });
