export { estimateStrength, type PasswordEstimate, type PasswordWeakness } from './estimateStrength.ts';
