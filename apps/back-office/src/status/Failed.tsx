import { Alert, Button } from '@mantine/core';
import { useFormat } from '@playfront/i18n';
import { useFailureText } from '../failure/useFailureText.ts';

/** The error of a failed read, with a button to retry. */
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
