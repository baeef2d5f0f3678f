import { isRefusal } from '../http/failures.ts';
import { callNamed, documentedCalls, refusalsOf } from '@playfront/api-contract/openapi';

const calls = documentedCalls.map((documented) => {
  const path = callNamed(documented.name).path.replace(/\/$/, '');
  return { refusals: refusalsOf(documented), path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[a-z0-9_-]+')}/?$`) };
});

/** Throws if a call was refused with a key that its documentation does not list. */
export function expectDocumented(path: string, response: unknown): void {
  if (!isRefusal(response)) return;
  const call = calls.find(({ pattern }) => pattern.test(path));
  const keys = [response.error, ...Object.values(response.fields ?? {})];
  const unsaid = call ? keys.filter((key) => !call.refusals.includes(key)) : [];
  if (unsaid.length > 0) throw new Error(`${path} was refused with ${unsaid.join(', ')}, which its documentation does not say`);
}
