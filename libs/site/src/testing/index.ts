export { SiteStory, type SiteStoryProps } from './SiteStory.tsx';
export { prepareFrame } from './frame-story.ts';
export { emptyBalance, groupsWithSports, hugeBalance } from './site.fixtures.ts';
export { RequiredLimits } from '../account/required-limits.ts';
