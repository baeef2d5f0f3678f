export { default } from '../../.vitest/unit-tests.ts';
