import { callNamed } from '@playfront/api-contract/openapi';
import { createOperator, type Operator } from './operator.ts';
import type { Reply } from './reply.ts';
import { messageOf } from './run-checks.ts';
import { Skip, Violation } from './verdicts.ts';

/** Where an operator's calls are when the address of the site was given (contract, "The wire"). */
const defaultPath = '/api';

/** Why the suite cannot run against this base, in one line instead of hundreds of checks that all say the same; nothing when it can. */
export async function whyNoOperator(base: string): Promise<string | undefined> {
  const found = await probe(createOperator({ base, paymentsBase: undefined }));
  if (found === 'operator') return undefined;
  if (found !== 'no operator') return `Nothing answers at ${base}: ${found.fault}`;
  const there = base.replace(/\/$/, '') + defaultPath;
  const isThere = (await probe(createOperator({ base: there, paymentsBase: undefined }))) === 'operator';
  const hint = isThere ? `${there} does: use --base ${there}` : `Neither does ${there}. --base is the address under which the calls are.`;
  return `${base} does not answer as an operator (${callNamed('frontGetSetting').path}). ${hint}`;
}

async function probe(operator: Operator): Promise<'operator' | 'no operator' | { readonly fault: string }> {
  try {
    return isReply(await operator.send('frontGetSetting', {})) ? 'operator' : 'no operator';
  } catch (error) {
    // Throttled or nearly right: its checks say what is wrong.
    if (error instanceof Violation || error instanceof Skip) return 'operator';
    return { fault: messageOf(error) };
  }
}

/** An operator answers in JSON with a `status`, whatever else may be wrong. */
function isReply({ json }: Reply): boolean {
  return typeof json === 'object' && json !== null && 'status' in json;
}
