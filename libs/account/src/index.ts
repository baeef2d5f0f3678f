export { betPeriodOf, betPeriodParams, defaultBetPeriod, type BetPeriod } from './bet-list/bet-period.ts';
