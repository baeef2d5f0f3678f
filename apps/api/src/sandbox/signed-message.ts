import * as v from 'valibot';
import type { FastifyRequest } from 'fastify';
import { isSigned, signatureHeader } from '../payments/signature.ts';

type Fault = { readonly status: 401 | 400; readonly error: 'unsigned' | 'malformed' };

/** The message of a request that the operator has signed. */
export function signedMessage<Schema extends v.GenericSchema>(
  { body: given, headers }: FastifyRequest,
  schema: Schema,
  { secret, now }: { readonly secret: string; readonly now: () => Date },
): { readonly output: v.InferOutput<Schema> } | Fault {
  const body = typeof given === 'string' ? given : '';
  const header = headers[signatureHeader];
  if (!isSigned(secret, body, typeof header === 'string' ? header : undefined, now())) return { status: 401, error: 'unsigned' };
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  return message.success ? { output: message.output } : { status: 400, error: 'malformed' };
}
