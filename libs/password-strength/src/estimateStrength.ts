import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { PasswordScore } from '@playfront/api-contract';
import { brandIds } from '@playfront/brand';

/** The first characters decide; more would let anybody keep a thread busy. */
const maxLength = 40;
const l33tMaxSubstitutions = 5;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength, l33tMaxSubstitutions });

/** Parts this short are in every other word. */
const minPartLength = 3;

const good = 3;
/** More than this of what is left makes no difference to whether it is good. */
const maxRestLength = 20;
const siteNames = ['playfront', ...brandIds];

/**
 * How hard a password is to guess, 0 (one of the first tries) to 4, for somebody who knows the player and the site: `personal` is the
 * username, mail address and names. A good one is good without those words, and without what separates its letters, too.
 */
export function estimateStrength(password: string, personal: readonly string[]): PasswordScore {
  const words = personal.flatMap((text) => [text, ...partsOf(text)]).filter((word) => word.length >= minPartLength);
  const { score } = estimator.check(password, words);
  if (score < good) return score;
  const rest = restOf(password, [...personal.map((text) => text.replace(/@.*/s, '')), ...siteNames]);
  if (rest === password) return score;
  const left = estimator.check(rest.slice(0, maxRestLength)).score;
  return left < good ? left : score;
}

/** A password without separators, `texts` and their parts. */
function restOf(password: string, texts: readonly string[]): string {
  const words = texts.flatMap((text) => [partsOf(text).join(''), ...partsOf(text)]).filter((word) => word.length >= minPartLength);
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  let rest = partsOf(password.slice(0, maxLength)).join('');
  for (const word of longestFirst) rest = rest.replace(new RegExp(word, 'giu'), '');
  return rest;
}

/** Words of letters and digits. */
function partsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
}
