import { QueryClient } from '@tanstack/react-query';

/** The store of what the server owns. The transport has its own retry rule, so none is added here. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });
}
