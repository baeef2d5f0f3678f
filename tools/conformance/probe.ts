import { callNamed } from '@playfront/api-contract/openapi';
import { createOperator, type Operator } from './operator.ts';
import type { Reply } from './reply.ts';
import { messageOf } from './run-checks.ts';
import { Skip, Violation } from './verdicts.ts';

/** The default path of the calls below the address of the site (contract, "The wire"). */
const defaultPath = '/api';

/** The reason why the suite cannot test this base, in one line instead of hundreds of failed checks; undefined if it can. */
export async function reasonForNoOperator(base: string): Promise<string | undefined> {
  const found = await probe(createOperator({ base, paymentsBase: undefined }));
  if (found === 'operator') return undefined;
  if (found !== 'no operator') return `No response from ${base}: ${found.fault}`;
  const apiBase = base.replace(/\/$/, '') + defaultPath;
  const hasApi = (await probe(createOperator({ base: apiBase, paymentsBase: undefined }))) === 'operator';
  const hint = hasApi ? `${apiBase} does: use --base ${apiBase}` : `Neither does ${apiBase}. --base must be the base URL of the calls.`;
  return `${base} does not respond as an operator (${callNamed('frontGetSetting').path}). ${hint}`;
}

async function probe(operator: Operator): Promise<'operator' | 'no operator' | { readonly fault: string }> {
  try {
    return isReply(await operator.send('frontGetSetting', {})) ? 'operator' : 'no operator';
  } catch (error) {
    // The backend is rate limited or slightly wrong: the checks report it.
    if (error instanceof Violation || error instanceof Skip) return 'operator';
    return { fault: messageOf(error) };
  }
}

/** Whether a response is JSON with a `status`, as of any operator. */
function isReply({ json }: Reply): boolean {
  return typeof json === 'object' && json !== null && 'status' in json;
}
