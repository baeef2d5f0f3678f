export { SiteStory, type SiteStoryProps } from './SiteStory.tsx';
