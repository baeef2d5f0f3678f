/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. The gate's tests take `testing/password-cost.ts` in its place (`vitest.config.ts`). */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 };
