/** For the tests of the gate, whose passwords protect nothing: the real cost would be a quarter of the time of all tests. */
export const passwordCost = { memory: 64, passes: 1, parallelism: 1 };
