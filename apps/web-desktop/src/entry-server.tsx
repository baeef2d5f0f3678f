import { createServerBuild } from '@playfront/site/server';
import { desktopSite } from './site.tsx';

export const build = createServerBuild(desktopSite);
