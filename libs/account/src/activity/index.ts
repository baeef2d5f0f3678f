export { activityPeriodOf, todayInUtc, type ActivityPeriod } from './activity-period.ts';
export { ActivityView, type ActivityViewProps } from './ActivityView.tsx';
