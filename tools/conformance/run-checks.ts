import type { Check } from './checks/all-checks.ts';
import type { Reply } from './reply.ts';
import { Skip, Violation } from './verdicts.ts';
import type { World } from './world.ts';

export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly expected: string; readonly reply?: Reply | undefined }
  | { readonly kind: 'skipped'; readonly reason: string }
  /** Cannot be caused from outside. */
  | { readonly kind: 'untestable'; readonly reason: string };

export type Result = Pick<Check, 'subject' | 'aspect' | 'title'> & { readonly outcome: Outcome };

/** Runs the checks one after another: they share players and their money. */
export async function runChecks(checks: readonly Check[], world: World, onResult: (result: Result) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const { run, ...check } of checks) {
    const outcome: Outcome = typeof run === 'function' ? await outcomeOf(() => run(world)) : { kind: 'untestable', reason: run.reason };
    const result = { ...check, outcome };
    results.push(result);
    onResult(result);
  }
  return results;
}

async function outcomeOf(run: () => Promise<void>): Promise<Outcome> {
  try {
    await run();
    return { kind: 'passed' };
  } catch (error) {
    if (error instanceof Skip) return { kind: 'skipped', reason: error.message };
    if (error instanceof Violation) return { kind: 'failed', expected: error.expected, reply: error.reply };
    // The backend was not reached, disconnected, or was too slow.
    return { kind: 'failed', expected: `a response; there was none: ${messageOf(error)}` };
  }
}

/** The message of an error, with that of its cause. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
