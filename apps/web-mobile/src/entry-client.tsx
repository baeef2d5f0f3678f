import '@playfront/ui/theme.css';
import { startSite } from '@playfront/site';
import { mobileSite } from './site.tsx';

void startSite(mobileSite);
