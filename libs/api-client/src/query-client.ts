import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of server data. The transport has its own retry rule, so none is added here. Without a connection a call fails
 * immediately instead of being paused, so that the page can show the error; failed queries are fetched when online again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'offlineFirst' },
    },
  });
}
