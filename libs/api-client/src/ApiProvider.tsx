import { createContext, use, type ReactNode } from 'react';
import type { Api } from './api.ts';

const ApiContext = createContext<Api | undefined>(undefined);

/** Provides the operator's API to a tree. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The operator's API. Throws outside an {@link ApiProvider}. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiProvider is missing');
  return api;
}
