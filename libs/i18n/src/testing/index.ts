export { loadPseudoMessages, pseudoMessages, pseudoText } from './pseudo.ts';
