import { Alert, Button } from '@mantine/core';
import { useFormat } from '@playfront/i18n';
import { useFailureText } from '../failure/useFailureText.ts';

/** A read that failed, with a button that tries again. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { text } = useFormat();
  const failureText = useFailureText();
  return (
    <Alert color="red" role="alert">
      {failureText(error)}{' '}
      <Button variant="default" size="xs" onClick={onRetry}>
        {text('backoffice.status.retry')}
      </Button>
    </Alert>
  );
}
