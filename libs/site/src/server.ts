export { createServerBuild } from './builds/server-build.ts';
