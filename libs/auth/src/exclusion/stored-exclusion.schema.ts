import * as v from 'valibot';
import type { HelpLine } from '@playfront/api-contract';
import { defineStoredValue } from '@playfront/forms';
import { currencies, money, type Money } from '@playfront/money';
import { storedExclusionKey, storedExclusionVersion } from './stored-exclusion.key.ts';

/** A self-exclusion, with the amounts that this tab showed before it. */
export type StoredExclusion = {
  /** Null: permanent. */
  readonly until: string | null;
  /** Real money that is paid out, and money that cannot be until the player gives bank details; missing if it could not be loaded. */
  readonly paying?: Money | undefined;
  readonly rest?: Money | undefined;
  /** Help lines of the player's country. */
  readonly help: readonly HelpLine[];
};

const moneySchema = v.pipe(
  v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(currencies) }),
  v.transform(({ minor, currency }) => money(minor, currency)),
);
const helpSchema = v.object({ name: v.string(), phone: v.string(), url: v.pipe(v.string(), v.startsWith('https://')) });

/** The exclusion that the next page of this tab explains; cleared by a sign-in in this tab and when the tab is closed. */
export const storedExclusion = defineStoredValue({
  key: storedExclusionKey,
  version: storedExclusionVersion,
  schema: v.object({
    until: v.nullable(v.string()),
    paying: v.optional(moneySchema),
    rest: v.optional(moneySchema),
    help: v.array(helpSchema),
  }),
});
