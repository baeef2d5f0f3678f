import * as v from 'valibot';
import { clientSeedSchema } from '@playfront/api-contract';
import { defineDraft, fieldErrors } from '@playfront/forms';

const schema = v.object({ client_seed: clientSeedSchema });

/** The error of a typed client seed. */
export const clientSeedErrors = (values: { client_seed: string }) => fieldErrors(schema, values);

/** A client seed that was typed but not saved; each game has its own. */
export const clientSeedDraft = (roundSessionId: string) =>
  defineDraft({ name: `client-seed.${roundSessionId}`, version: 1, lifetime: 'page', fields: { client_seed: v.string() } });
