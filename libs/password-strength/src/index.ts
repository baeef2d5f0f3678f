export { estimateStrength } from './estimateStrength.ts';
