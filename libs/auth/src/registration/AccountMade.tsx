import type { ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { useEffect, useRef } from 'react';
import { ExclusionNotice } from '../exclusion/ExclusionNotice.tsx';
import { RegistryNotice } from '../exclusion/RegistryNotice.tsx';
import { failureText } from '../failure/api.failures.ts';

/**
 * The account exists, but the login after it failed. Replaces the form, since sending it again would fail: the username is taken. A self-excluded player
 * sees the end of the exclusion and help lines.
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
