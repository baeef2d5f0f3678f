import { createServerBuild } from '@playfront/site/server';
import { mobileSite } from './site.tsx';

export const build = createServerBuild(mobileSite);
