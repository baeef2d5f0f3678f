import type * as contract from '@playfront/api-contract';
import type { AnswerOf, Call, RequestOf } from '@playfront/api-contract';

type Contract = typeof contract;
/** Names of the contract's calls, as in its source: `frontGetGames` is `front/get_games`. */
export type CallName = { [Name in keyof Contract]: Contract[Name] extends Call ? Name : never }[keyof Contract];
type CallNamed<Name extends CallName> = Extract<Contract[Name], Call>;

export type CallRequest<Name extends CallName> = RequestOf<CallNamed<Name>>;
export type CallAnswer<Name extends CallName> = AnswerOf<CallNamed<Name>>;

export type CallOptions = {
  /** Ends the call when the screen is left. */
  readonly signal?: AbortSignal;
  /** Values of `{name}` in the call's path. */
  readonly pathParams?: Readonly<Record<string, string>>;
  /** Where the call goes: `payments` is {@link ApiConfig.paymentsUrl}. */
  readonly host?: 'api' | 'payments';
};

export type ApiConfig = {
  /** Where the calls are: the configured URL, else `/api` (spec §7). */
  readonly baseUrl: string;
  /** Where calls for the payments host are, if that is another one (spec §7); it gets the player's token too. */
  readonly paymentsUrl?: string | undefined;
  /** The player's access token with its `Bearer ` prefix, if signed in. */
  readonly getToken: () => string | undefined;
  /** A call with a token was answered 401 or `disable_site_access`: the session is over (spec §4, §6). Not called for a failed login. */
  readonly onUnauthorized: (token: string) => void;
  /** Ends every call, such as at the deadline of a page that is drawn on the server. */
  readonly signal?: AbortSignal | undefined;
};

/** Makes a call. Rejects with `ApiError` only: a refusal, or a fault on the way. */
export type CallFunction<Name extends CallName> = (request: CallRequest<Name>, options?: CallOptions) => Promise<CallAnswer<Name>>;

/** The operator, as the site talks to it: a function for each call of the contract. */
export type Api = { readonly [Name in CallName]: CallFunction<Name> };

/** Every call's name starts with the area its path starts with, which is how `then` and the like are told from a call. */
const callNamePattern = /^(front|payment|admin|game)[A-Z]/;

/**
 * The client of an operator's API. Transport and schemas are loaded with the first call, so that a page whose data came with
 * its HTML does not pay for them; the functions are therefore made when they are asked for, without a list of their names.
 */
export function createApi(config: ApiConfig): Api {
  function callNamed<Name extends CallName>(name: Name): CallFunction<Name> {
    return async (request, options) => {
      // The token of this moment: a log out forgets it while the transport is still being loaded.
      const token = config.getToken();
      const { sendCall } = await import('./transport.ts');
      return sendCall(config, token, name, request, options);
    };
  }
  const made: Record<string | symbol, unknown> = {};
  return new Proxy(made, {
    get: (_, name) => (typeof name === 'string' && callNamePattern.test(name) ? (made[name] ??= callNamed(name as CallName)) : undefined),
  }) as Api;
}
