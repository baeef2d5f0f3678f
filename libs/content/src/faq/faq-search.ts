export { useFaqQuestions } from './useFaqQuestions.ts';
