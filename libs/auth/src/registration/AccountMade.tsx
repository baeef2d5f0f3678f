import type { ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { useEffect, useRef } from 'react';
import { failureMessage } from '../failure/api.failures.ts';

/** The account exists, but signing in after it failed: sending the form again would only find its own name taken. */
export function AccountMade({ failure, onOpenLogin }: { failure: ApiError; onOpenLogin: () => void }) {
  const { text } = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice
        kind="info"
        isLive
        title={text('auth.registration.made_title')}
        action={
          <Button variant="action" onClick={onOpenLogin}>
            {text('auth.registration.log_in')}
          </Button>
        }
      >
        <p>{text('auth.registration.made_text')}</p>
        <p>{text(failureMessage(failure))}</p>
      </Notice>
    </div>
  );
}
