import { QueryClient } from '@tanstack/react-query';

/**
 * The store of what the server owns. The transport has its own retry rule, so none is added here. Without a connection a call fails at
 * once instead of being held back, so that the page says so; what failed is fetched when the connection is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
      mutations: { networkMode: 'offlineFirst' },
    },
  });
}
