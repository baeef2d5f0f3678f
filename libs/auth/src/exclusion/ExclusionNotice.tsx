import type { Exclusion } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import { HelpLines } from './HelpLines.tsx';
import { useExclusionTitle } from './useExclusionTitle.ts';

/** Shown when a login was refused because of a self-exclusion: its end, and help lines. */
export function ExclusionNotice({ exclusion }: { exclusion: Exclusion | undefined }) {
  const { text } = useFormat();
  const titleOf = useExclusionTitle();
  return (
    <Notice title={titleOf(exclusion)} isLive>
      <p>{text('auth.excluded.login')}</p>
      {exclusion && <HelpLines lines={exclusion.help} />}
    </Notice>
  );
}
