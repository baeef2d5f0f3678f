import type { QueryClient } from '@tanstack/react-query';
import type { LocaleCode } from '@playfront/i18n';
import type { Api } from './api.ts';

/** What a page may ask for before it is drawn: on the server, and when a link to it is pointed at. */
export type PrefetchContext = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly locale: LocaleCode;
  readonly search: URLSearchParams;
  /** The parameter of the page's address, by its name; empty for a page that has none. */
  readonly params: Readonly<Record<string, string | undefined>>;
};
