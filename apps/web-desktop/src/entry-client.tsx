import '@playfront/ui/theme.css';
import { startSite } from '@playfront/site';
import { desktopSite } from './site.tsx';

void startSite(desktopSite);
