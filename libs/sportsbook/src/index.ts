export { offersSports } from './availability/offers-sports.ts';
