export { passwordLabels } from './passwordLabels.ts';
