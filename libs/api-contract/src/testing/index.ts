export { safePaths, unsafePaths } from './paths.ts';
