export { betListOf, wireBet, wireBetList, wireBets, type WireBet, type WireBetList } from './bets.fixtures.ts';
export { hostileBets, hostileSummary } from './hostile-bets.fixtures.ts';
