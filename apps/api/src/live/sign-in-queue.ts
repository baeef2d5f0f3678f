/** Sign-ins that query the database concurrently: after a restart all clients reconnect, and calls need connections too. */
const atOnce = 8;
const maxWaiting = 2_000;

/** Runs a few tasks at a time, the others in order. Returns `busy` without running the task if too many are waiting. */
export function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result | 'busy'> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) return 'busy';
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
