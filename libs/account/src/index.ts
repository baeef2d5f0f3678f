export { periodOf, periodParams, defaultPeriod, type Period } from './period/period.ts';
