import type { Exclusion } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import { HelpLines } from './HelpLines.tsx';
import { useExclusionTitle } from './useExclusionTitle.ts';

/** Shown in place of a login that was refused: until when the player is self-excluded, and who helps. */
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
