/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. The tests of the gate use `testing/password-cost.ts` instead (`vitest.config.ts`). */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 };
