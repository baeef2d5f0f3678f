import type { Check } from './checks/all-checks.ts';
import type { Reply } from './reply.ts';
import { Skip, Violation } from './verdicts.ts';
import type { World } from './world.ts';

export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly asked: string; readonly reply?: Reply | undefined }
  | { readonly kind: 'skipped'; readonly because: string }
  /** Nothing from outside brings it about. */
  | { readonly kind: 'unprovoked'; readonly because: string };

export type Result = Pick<Check, 'subject' | 'aspect' | 'title'> & { readonly outcome: Outcome };

/** Runs the checks one after another: they share players and their money. */
export async function runChecks(checks: readonly Check[], world: World, onResult: (result: Result) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const { run, ...check } of checks) {
    const outcome: Outcome = typeof run === 'function' ? await outcomeOf(() => run(world)) : { kind: 'unprovoked', because: run.because };
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
    if (error instanceof Skip) return { kind: 'skipped', because: error.message };
    if (error instanceof Violation) return { kind: 'failed', asked: error.asked, reply: error.reply };
    // Not reached, cut off, or too slow.
    return { kind: 'failed', asked: `an answer; there was none: ${messageOf(error)}` };
  }
}

/** What went wrong on the way, with its cause. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
