import type { ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { useEffect, useRef } from 'react';
import { ExclusionNotice } from '../exclusion/ExclusionNotice.tsx';
import { RegistryNotice } from '../exclusion/RegistryNotice.tsx';
import { failureText } from '../failure/api.failures.ts';

/**
 * The account exists, but the log-in after it failed: sending the form again would only find the username taken. A self-excluded player is told until when,
 * and who helps.
 */
export function AccountMade({ failure, onOpenLogin }: { failure: ApiError; onOpenLogin: () => void }) {
  const { text } = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      {failure.key === 'self_excluded' ? (
        <ExclusionNotice exclusion={failure.exclusion} />
      ) : failure.key === 'excluded_by_registry' && failure.registry ? (
        <RegistryNotice registry={failure.registry} refusal={failure.key} refusedAt="login" />
      ) : (
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
          <p>{failureText(text, failure)}</p>
        </Notice>
      )}
    </div>
  );
}
