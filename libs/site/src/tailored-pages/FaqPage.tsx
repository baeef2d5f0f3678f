import type { PrefetchContext } from '@playfront/api-client';
import { faqHead, faqIcon, faqNavMessage, faqTitle, FaqView, prefetchFaq, StillStuck, useFaq, useFaqSearch } from '@playfront/content/faq';
import type { PageNav } from '@playfront/content/text';
import { useFormat } from '@playfront/i18n';
import { NotFoundView } from '../errors/NotFoundView.tsx';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import { usePageParams } from '../navigation/usePageParams.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';

export const prefetch = prefetchFaq;

export const head = (context: PrefetchContext) => faqHead(context);

type Props = {
  readonly className: string | undefined;
  readonly navClassName?: string | undefined;
  readonly helpClassName?: string | undefined;
  readonly Nav: PageNav;
  /** In px. */
  readonly navIconSize: number;
};

/** A section of the FAQ, links to the others, and further help (spec §2 "FAQ container with side navigation"). */
export function FaqPage({ className = '', navClassName, helpClassName, Nav, navIconSize }: Props) {
  const { id } = usePageParams('faq');
  const format = useFormat();
  const faq = useFaq(id);
  const search = useFaqSearch();
  const section = faq.kind === 'ready' ? faq.section : undefined;
  usePageTitle(id === undefined || !section ? undefined : faqTitle(section.title, format.text('site.page.faq.title')));
  if (faq.kind === 'missing') return <NotFoundView />;
  const sections = faq.kind === 'ready' ? faq.sections : [];
  return (
    <div className={`wrap ${className}`}>
      {sections.length > 1 && (
        <div className={navClassName}>
          <PanelBoundary>
            <Nav
              label={format.text(faqNavMessage)}
              items={sections.map(({ id: sectionId, title }) => {
                const Icon = faqIcon(sectionId);
                return { id: sectionId, title, icon: <Icon size={navIconSize} /> };
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
      <div className={helpClassName}>
        <PanelBoundary>
          <StillStuck
            contactLink={(props) => <PageLink to="contact" {...props} />}
            responsibleGamingLink={(props) => <PageLink to="text" params={{ text: 'responsible-gaming' }} {...props} />}
          />
        </PanelBoundary>
      </div>
    </div>
  );
}
