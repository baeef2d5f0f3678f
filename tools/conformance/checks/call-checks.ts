import type { CallName, IdempotentCallName, RefusalOf } from '../contract-calls.ts';
import type { World } from '../world.ts';

/** One thing that must hold; it throws when it does not. */
export type Run = (world: World) => Promise<void>;

/** A refusal, or a success, that cannot be brought about from outside. */
export type Unprovoked = { readonly because: string };
export const cannot = (because: string): Unprovoked => ({ because });

type Rows = Readonly<Record<string, Run>>;

/**
 * What a call is checked for besides what is the same for all calls: that it works, each refusal of its document, and, where it carries
 * a key, that it moves nothing twice. `also` holds more of what its document says.
 */
type CallChecks<Name extends CallName> = {
  readonly works: Run | Unprovoked;
  readonly also?: Rows;
} & ([RefusalOf<Name>] extends [never] ? { readonly refuses?: never } : { readonly refuses: Readonly<Record<RefusalOf<Name>, Run | Unprovoked>> }) &
  (Name extends IdempotentCallName ? { readonly repeats: Rows } : { readonly repeats?: never });

export type ChecksOf<Name extends CallName> = { readonly [Key in Name]: CallChecks<Key> };
