import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callQuery, useApi } from '@playfront/api-client';
import { useIsSignedIn } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { CardRow } from '@playfront/ui/data';
import { IconLock } from '@playfront/ui/icons';

/** When the password was last set, and a link to change it. */
export function PasswordRow({ link }: { link: ReactNode }) {
  const api = useApi();
  const { text, date } = useFormat();
  const profile = useQuery({ ...callQuery(api, 'frontGetPlayerProfile', {}, { owner: 'player' }), enabled: useIsSignedIn() });
  const changedAt = profile.data?.player.password_changed_at;
  return (
    <CardRow
      icon={<IconLock size={20} />}
      title={text('account.security.password')}
      hint={changedAt ? text('account.security.password_set', { date: date(changedAt) }) : undefined}
      actions={link}
    />
  );
}
