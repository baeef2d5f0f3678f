export { LimitsView, type LimitsViewProps } from './LimitsView.tsx';
export { RequiredLimitsView, type RequiredLimitsViewProps } from './RequiredLimitsView.tsx';
