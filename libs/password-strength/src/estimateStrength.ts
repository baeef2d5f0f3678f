import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { PasswordScore } from '@playfront/api-contract';

/** The first characters decide; more would let anybody keep a thread busy. */
const maxLength = 40;
const l33tMaxSubstitutions = 5;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength, l33tMaxSubstitutions });

/** Parts this short are in every other word. */
const minPartLength = 3;

/**
 * How hard a password is to guess, 0 (one of the first tries) to 4, for somebody who knows the player: `personal` is the username, mail
 * address and names.
 */
export function estimateStrength(password: string, personal: readonly string[]): PasswordScore {
  const words = personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length >= minPartLength);
  return estimator.check(password, words).score;
}
