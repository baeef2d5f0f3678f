/** For the gate: passwords of tests protect nothing; at the real cost they are a quarter of the time of all tests. */
export const passwordCost = { memory: 64, passes: 1, parallelism: 1 };
