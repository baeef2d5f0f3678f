import * as v from 'valibot';
import { defineDraft } from '@playfront/forms';
import type { LimitName } from './limits.rules.ts';

/** The typed amount or minutes of one limit; each limit has its own draft. */
export const limitDraft = ({ kind, period }: LimitName) =>
  defineDraft({ name: `limit.${kind}.${period}`, version: 1, lifetime: 'page', fields: { amount: v.string() } });

/** The typed amounts of the required deposit limits. */
export const requiredLimitsDraft = defineDraft({
  name: 'required-limits',
  version: 1,
  lifetime: 'page',
  fields: { day: v.string(), week: v.string(), month: v.string() },
});

/** The chosen interval of reality checks, until it is saved. */
export const realityCheckDraft = defineDraft({ name: 'reality-check', version: 1, lifetime: 'page', fields: { interval_min: v.string() } });
