import type { Reply } from './reply.ts';

/** The operator violates the contract. */
export class Violation extends Error {
  override name = 'Violation';
  /** The response or state that the contract requires. */
  readonly expected: string;
  readonly reply: Reply | undefined;

  constructor(expected: string, reply?: Reply) {
    super(expected);
    this.expected = expected;
    this.reply = reply;
  }
}

/** A check could not run; the message says what is missing. */
export class Skip extends Error {
  override name = 'Skip';
}
