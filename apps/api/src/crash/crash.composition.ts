import { createServerSeed } from '../games/round-words.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { Job } from '../jobs/repeat.ts';
import { createCrashBets } from './crash-bets.service.ts';
import { createCrashClock } from './crash-clock.ts';
import { createCrashJob } from './crash-job.ts';
import { registerCrash } from './crash.routes.ts';

type Dependencies = Parameters<typeof createCrashBets>[0] &
  Omit<Parameters<typeof createCrashClock>[0], 'bets' | 'newSeed'> &
  Pick<Parameters<typeof createCrashJob>[0], 'live'>;

/** Crash: its calls, and the job that runs its rounds. */
export function composeCrash(calls: CallRegistry, dependencies: Dependencies): Job {
  const bets = createCrashBets(dependencies);
  registerCrash(calls, { ...dependencies, bets });
  const clock = createCrashClock({ ...dependencies, bets, newSeed: createServerSeed });
  return createCrashJob({ ...dependencies, clock });
}
