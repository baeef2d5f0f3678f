export { callerOf, plainAddress } from '@playfront/api-contract';
