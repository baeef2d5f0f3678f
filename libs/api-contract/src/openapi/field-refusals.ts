import type * as v from 'valibot';
import { isErrorKey, type ErrorKey } from '../errors.ts';

type Part = {
  readonly message?: unknown;
  readonly pipe?: readonly Part[];
  readonly wrapped?: Part;
  readonly entries?: Readonly<Record<string, Part>>;
};

/** The error keys of a request's fields: the messages in its schema that are error keys. */
export function fieldRefusals(request: v.GenericSchema<unknown, unknown>): ErrorKey[] {
  const keys = new Set<ErrorKey>();
  const visit = ({ message, pipe = [], wrapped, entries = {} }: Part): void => {
    if (isErrorKey(message)) keys.add(message);
    for (const part of [...pipe.slice(1), ...(wrapped ? [wrapped] : []), ...Object.values(entries)]) visit(part);
  };
  visit(request as unknown as Part);
  return [...keys];
}
