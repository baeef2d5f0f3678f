import * as staff from '@playfront/api-contract/staff';
import type { ResponseOf, Call, RequestOf } from '@playfront/api-contract';
import { createApi, type Api } from './api.ts';
import type { ApiConfig, CallOptions } from './call-types.ts';
import { sendTo } from './send-to.ts';

type Staff = typeof staff;
/** Names of the back office's calls: `adminGetWithdrawals` is `admin/get_withdrawals`. */
export type StaffCallName = { [Name in keyof Staff]: Staff[Name] extends Call ? Name : never }[keyof Staff];
export type StaffCallRequest<Name extends StaffCallName> = RequestOf<Extract<Staff[Name], Call>>;
export type StaffCallResponse<Name extends StaffCallName> = ResponseOf<Extract<Staff[Name], Call>>;

type StaffCalls = {
  readonly [Name in StaffCallName]: (request: StaffCallRequest<Name>, options?: CallOptions) => Promise<StaffCallResponse<Name>>;
};
/** The operator's API for the back office: the calls of the site and those of staff. */
export type StaffApi = Api & StaffCalls;

/** Creates the client of the back office. The calls of staff are not part of the players' sites. */
export function createStaffApi(config: ApiConfig): StaffApi {
  const api = createApi(config);
  const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
  const calls = Object.entries<unknown>(staff).flatMap(([name, call]) =>
    isCall(call) ? [[name, (request: never, options?: CallOptions) => sendTo(config, config.getToken(), call, request, options)] as const] : [],
  );
  const staffCalls: Readonly<Record<string, unknown>> = Object.fromEntries(calls);
  return new Proxy(api, { get: (site, name) => (typeof name === 'string' && staffCalls[name]) || Reflect.get(site, name) }) as StaffApi;
}
