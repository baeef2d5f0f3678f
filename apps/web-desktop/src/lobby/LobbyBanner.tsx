import { useBannerSlides } from '@playfront/content';
import { useFormat } from '@playfront/i18n';
import { BannerSlider } from '@playfront/ui';

/** The lobby's slides. */
export function LobbyBanner() {
  const format = useFormat();
  const slides = useBannerSlides('wide');
  if (slides.length === 0) return null;
  return (
    <BannerSlider
      slides={slides}
      label={format.text('casino.banner.label')}
      pauseLabel={format.text('casino.banner.pause')}
      playLabel={format.text('casino.banner.play')}
      goToLabel={(number, count) => format.text('casino.banner.go_to', { number, count })}
    />
  );
}
