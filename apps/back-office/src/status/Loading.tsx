import { Loader } from '@mantine/core';
import { useFormat } from '@playfront/i18n';

/** Placeholder for a page or list that is loading. */
export function Loading() {
  const { text } = useFormat();
  return <Loader size="sm" role="status" aria-label={text('backoffice.status.loading')} />;
}
