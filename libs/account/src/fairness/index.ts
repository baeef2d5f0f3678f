export { FairnessView, type FairnessViewProps } from './FairnessView.tsx';
