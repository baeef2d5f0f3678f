export { estimateStrength, type PasswordEstimate, type PasswordWeakness } from './estimate-strength.ts';
