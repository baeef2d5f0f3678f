export { RestrictionView } from './RestrictionView.tsx';
