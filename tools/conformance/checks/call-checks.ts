import type { CallName, IdempotentCallName, RefusalOf } from '../contract-calls.ts';
import type { World } from '../world.ts';

/** Runs a check. @throws {Violation} if it fails, {Skip} if it cannot run. */
export type Run = (world: World) => Promise<void>;

/** A refusal or success that cannot be caused from outside, with the reason. */
export type Untestable = { readonly reason: string };
export const untestable = (reason: string): Untestable => ({ reason });

type Rows = Readonly<Record<string, Run>>;

/**
 * The checks of a call in addition to those of all calls: that it works, each documented refusal, and with an idempotency key that repeats move money
 * only once. `also` contains further checks of its documentation.
 */
type CallChecks<Name extends CallName> = {
  readonly works: Run | Untestable;
  readonly also?: Rows;
} & ([RefusalOf<Name>] extends [never] ? { readonly refuses?: never } : { readonly refuses: Readonly<Record<RefusalOf<Name>, Run | Untestable>> }) &
  (Name extends IdempotentCallName ? { readonly repeats: Rows } : { readonly repeats?: never });

export type ChecksOf<Name extends CallName> = { readonly [Key in Name]: CallChecks<Key> };
