export { offersSports } from './availability/offers-sports.ts';
export { prefetchSportsAvailable, useSportsAvailable } from './availability/sports-availability.ts';
export { sportsQueryKeys } from './events/sports-address.ts';
