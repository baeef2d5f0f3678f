import type { PrefetchContext } from '@playfront/api-client';
import { faqHead, faqIcon, faqTitle, FaqView, prefetchFaq, StillStuck, useFaq, useFaqSearch } from '@playfront/content/faq';
import { ChipNav } from '@playfront/content/text';
import { useFormat } from '@playfront/i18n';
import { NotFoundView, PageLink, PanelBoundary, usePageParams, usePageTitle } from '@playfront/site';
import styles from './FaqPage.module.css';

export const prefetch = prefetchFaq;

export const head = (context: PrefetchContext) => faqHead(context);

/** A section of the FAQ, the others beside it, and where to go when no answer helps (spec §2 "FAQ container with side navigation"). */
export function Page() {
  const { id } = usePageParams('faq');
  const format = useFormat();
  const faq = useFaq(id);
  const search = useFaqSearch();
  const section = faq.kind === 'ready' ? faq.section : undefined;
  usePageTitle(id === undefined || !section ? undefined : faqTitle(section.title, format.text('site.page.faq.title')));
  if (faq.kind === 'missing') return <NotFoundView />;
  const sections = faq.kind === 'ready' ? faq.sections : [];
  return (
    <div className={`wrap ${styles.page}`}>
      {sections.length > 1 && (
        <div className={styles.side}>
          <PanelBoundary>
            <ChipNav
              label={format.text('content.faq.nav')}
              items={sections.map(({ id: sectionId, title }) => {
                const Icon = faqIcon(sectionId);
                return { id: sectionId, title, icon: <Icon size={18} /> };
              })}
              current={search.typed.trim() ? undefined : section?.id}
              link={(sectionId, props) => <PageLink to="faq" params={{ id: sectionId }} onClick={() => search.change('')} {...props} />}
            />
          </PanelBoundary>
        </div>
      )}
      <main id="content">
        <FaqView faq={faq} search={search} />
      </main>
      <div className={styles.help}>
        <PanelBoundary>
          <StillStuck
            contactLink={(props) => <PageLink to="contact" {...props} />}
            saferPlayLink={(props) => <PageLink to="text" params={{ text: 'responsible-gaming' }} {...props} />}
          />
        </PanelBoundary>
      </div>
    </div>
  );
}
