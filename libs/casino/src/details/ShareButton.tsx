import { useFormat } from '@playfront/i18n';
import { IconButton, useToast } from '@playfront/ui';
import { copyText } from '@playfront/ui/forms';
import { IconShare2 } from '@playfront/ui/icons';

/** Shares the page by the system's dialog, or copies its link where there is none. */
export function ShareButton({ title }: { title: string }) {
  const { text } = useFormat();
  const { showToast } = useToast();
  const handleShare = async () => {
    const url = location.origin + location.pathname;
    if ('share' in navigator) {
      // Rejects if the player closes the dialog.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    if (await copyText(url, null)) showToast({ text: text('game.details.copied') });
  };
  return <IconButton label={text('game.details.share')} icon={<IconShare2 size={20} />} onClick={() => void handleShare()} />;
}
