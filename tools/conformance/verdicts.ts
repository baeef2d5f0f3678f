import type { Reply } from './reply.ts';

/** The operator does not do what the contract asks. */
export class Violation extends Error {
  override name = 'Violation';
  /** What the contract asks. */
  readonly asked: string;
  readonly reply: Reply | undefined;

  constructor(asked: string, reply?: Reply) {
    super(asked);
    this.asked = asked;
    this.reply = reply;
  }
}

/** A check could not be made; the message says what it lacks. */
export class Skip extends Error {
  override name = 'Skip';
}
