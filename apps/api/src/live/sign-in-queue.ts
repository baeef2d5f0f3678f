/** Sign-ins that ask the database at once: a restart brings everybody back together, and calls need connections too. */
const atOnce = 8;
const mostWaiting = 2_000;

/** Does a few things at a time, the others in turn. Returns `busy`, without doing it, when too many wait already. */
export function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result | 'busy'> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return 'busy';
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
