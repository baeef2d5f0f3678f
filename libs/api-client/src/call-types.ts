import type * as contract from '@playfront/api-contract';
import type { ResponseOf, Call, RequestOf } from '@playfront/api-contract';

type Contract = typeof contract;
/** Names of the contract's calls, as in its source: `frontGetGames` is `front/get_games`. */
export type CallName = { [Name in keyof Contract]: Contract[Name] extends Call ? Name : never }[keyof Contract];
type CallNamed<Name extends CallName> = Extract<Contract[Name], Call>;

export type CallRequest<Name extends CallName> = RequestOf<CallNamed<Name>>;
export type CallResponse<Name extends CallName> = ResponseOf<CallNamed<Name>>;

export type CallOptions = {
  /** Aborts the call when the page is left. */
  readonly signal?: AbortSignal;
  /** Called with the share of the body that has been sent, 0 to 1. Such a call is an upload: it has a longer timeout and is sent by XMLHttpRequest. */
  readonly onUploadProgress?: (share: number) => void;
  /** The call is sent to its end even if the page is left before; its request must be small. */
  readonly outlivesPage?: boolean;
  /** Values of `{name}` in the call's path. */
  readonly pathParams?: Readonly<Record<string, string>>;
  /** The host that the call is sent to: `payments` is {@link ApiConfig.paymentsUrl}. */
  readonly host?: 'api' | 'payments';
};

export type ApiConfig = {
  /** Base URL of the calls: the configured one, by default `/api` (spec §7). */
  readonly baseUrl: string;
  /** Base URL of calls to the payments host, if it differs (spec §7); it gets the player's token too. */
  readonly paymentsUrl?: string | undefined;
  /** The player's access token with its `Bearer ` prefix, if signed in. */
  readonly getToken: () => string | undefined;
  /** Called when a call with a token gets 401 or `disable_site_access`: the session has ended (spec §4, §6). Not called for a failed login. */
  readonly onUnauthorized: (token: string) => void;
  /** Asks the player to confirm their identity after `identity_required`; the call is repeated once if this returns true. */
  readonly confirmIdentity?: (() => Promise<boolean>) | undefined;
  /** Aborts all calls, such as at the deadline of server rendering. */
  readonly signal?: AbortSignal | undefined;
};
