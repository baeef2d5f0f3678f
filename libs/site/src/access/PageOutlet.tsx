import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundView } from '../errors/NotFoundView.tsx';
import { AccessGuard } from './AccessGuard.tsx';
import { usePageLoader } from '../page-loading/PageLoaderProvider.tsx';
import { matchPage, type PageName } from '../addresses/pages.ts';

/** Renders the page at the current URL, or the not-found page (spec §2). */
export function PageOutlet() {
  const match = matchPage(useLocation().pathname);
  return match ? (
    <AccessGuard key={match.name} name={match.name}>
      <LoadedPage key={Object.values(match.params).join()} name={match.name} />
    </AccessGuard>
  ) : (
    <NotFoundView />
  );
}

function LoadedPage({ name }: { name: PageName }) {
  const loader = usePageLoader();
  const { Page } = loader.loaded(name) ?? use(loader.load(name));
  return <Page />;
}
