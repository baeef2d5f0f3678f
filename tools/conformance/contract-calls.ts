import type * as contract from '@playfront/api-contract';
import type * as staff from '@playfront/api-contract/staff';
import type { ResponseOf, Call, ErrorKey, RequestOf } from '@playfront/api-contract';
import type { documentedAreas, DocumentedCall } from '@playfront/api-contract/openapi';

/** Names of the contract's calls. */
export type CallName = DocumentedCall['name'];
export type CallNamed<Name extends CallName> = Extract<(typeof contract & typeof staff)[Name], Call>;
export type BodyOf<Name extends CallName> = RequestOf<CallNamed<Name>>;
export type ResponseTo<Name extends CallName> = ResponseOf<CallNamed<Name>>;

type Area = (typeof documentedAreas)[keyof typeof documentedAreas];
type DocumentOf<Name extends CallName, Calls = Area> = Calls extends { readonly [Key in Name]: infer Document } ? Document : never;

/** The documented refusals of a call. */
export type RefusalOf<Name extends CallName> = DocumentOf<Name> extends { readonly refusals: readonly (infer Key extends ErrorKey)[] } ? Key : never;

/** The calls with an `idempotency_key`. */
export type IdempotentCallName = { [Name in CallName]: DocumentOf<Name> extends { readonly isIdempotent: true } ? Name : never }[CallName];
