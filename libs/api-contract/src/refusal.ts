import * as v from 'valibot';
import { errorKeys } from './errors.ts';
import { helpLineSchema } from './help-line.ts';
import { timeSchema } from './wire.ts';

export const exclusionSchema = v.object({ until: v.nullable(timeSchema), help: v.array(helpLineSchema) });
/** A running self-exclusion, as returned at login and sent to the devices that it logs out. */
export type Exclusion = v.InferOutput<typeof exclusionSchema>;

const registrySchema = v.object({ name: v.string(), url: v.string(), help: v.array(helpLineSchema) });
/** The national exclusion registry because of which a registration or login was refused, and the help lines of the country. */
export type QueriedRegistry = v.InferOutput<typeof registrySchema>;

/** Why staff blocked an account: taken over, a second account, suspected fraud, signs of harm, or because the player asked for it. */
export const blockReasons = ['takeover', 'duplicate', 'fraud', 'harm', 'asked'] as const;
export type BlockReason = (typeof blockReasons)[number];

export const blockSchema = v.object({ reason: v.fallback(v.nullable(v.picklist(blockReasons)), null) });
/** The block of an account, as returned at login and sent to the devices that it logs out. The reason is null if none was given. */
export type Block = v.InferOutput<typeof blockSchema>;

/**
 * The body of every refusal and failure. `fields` contains the errors of single form fields; `current` the current values of outdated numbers
 * in the request (`{"amount": 4.1}`), so that the site can ask the player to accept them without another call. `exclusion`, with `self_excluded`: the end of
 * the self-exclusion, null if it is permanent, and the help lines of the player's country. `registry`, with `excluded_by_registry` and
 * `registry_unavailable`: the registry that was queried. `block`, with `disable_site_access` at a login: the account is blocked, not the country or network.
 */
export const refusalSchema = v.object({
  status: v.literal(0),
  error: v.picklist(errorKeys),
  fields: v.optional(v.record(v.string(), v.picklist(errorKeys))),
  current: v.optional(v.record(v.string(), v.number())),
  exclusion: v.optional(exclusionSchema),
  registry: v.optional(registrySchema),
  block: v.optional(blockSchema),
});

export type Refusal = v.InferOutput<typeof refusalSchema>;
