import type { QueryClient } from '@tanstack/react-query';
import type { LocaleCode } from '@playfront/i18n';
import type { Api } from './api.ts';

/** Context for loading a page's data before it renders: on the server, and when a link to it is hovered. */
export type PrefetchContext = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly locale: LocaleCode;
  readonly search: URLSearchParams;
  /** Parameters of the page's path, by name; empty for a page without any. */
  readonly params: Readonly<Record<string, string | undefined>>;
};
