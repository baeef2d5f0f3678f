import { Loader } from '@mantine/core';
import { useFormat } from '@playfront/i18n';

/** A page or a list that is being fetched. */
export function Loading() {
  const { text } = useFormat();
  return <Loader size="sm" role="status" aria-label={text('backoffice.status.loading')} />;
}
