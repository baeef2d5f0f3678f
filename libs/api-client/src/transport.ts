import * as contract from '@playfront/api-contract';
import type { Call } from '@playfront/api-contract';
import type { ApiConfig, CallResponse, CallName, CallOptions, CallRequest } from './call-types.ts';
import { ApiError } from './api-error.ts';
import { sendTo } from './send-to.ts';

/** Sends a call of the contract by its name. After `identity_required` it is repeated once if the player confirms their identity. */
export async function sendCall<Name extends CallName>(
  config: ApiConfig,
  token: string | undefined,
  name: Name,
  request: CallRequest<Name>,
  options?: CallOptions,
): Promise<CallResponse<Name>> {
  const call: Call = contract[name];
  // Parsed by the schema of this call, so its output is the call's response.
  const send = () => sendTo(config, token, call, request, options) as Promise<CallResponse<Name>>;
  try {
    return await send();
  } catch (error) {
    const isUnconfirmed = error instanceof ApiError && error.key === 'identity_required';
    if (!isUnconfirmed || options?.signal?.aborted || !(await config.confirmIdentity?.())) throw error;
    return send();
  }
}
