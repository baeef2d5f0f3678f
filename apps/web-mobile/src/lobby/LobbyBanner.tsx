import { useBannerSlides } from '@playfront/content';
import { useFormat } from '@playfront/i18n';
import { BannerStrip } from '@playfront/ui';

/** The lobby's slides. */
export function LobbyBanner() {
  const format = useFormat();
  const slides = useBannerSlides('narrow');
  if (slides.length === 0) return null;
  return (
    <BannerStrip
      slides={slides}
      label={format.text('casino.banner.label')}
      goToLabel={(number, count) => format.text('casino.banner.go_to', { number, count })}
    />
  );
}
