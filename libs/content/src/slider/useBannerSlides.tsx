import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import { useIsSignedIn } from '@playfront/auth';
import { useLocale } from '@playfront/i18n';
import { buttonClass, type BannerSlide } from '@playfront/ui';
import { EditorLink } from '../text/EditorLink.tsx';
import { slidesQuery } from './slider.queries.ts';

/** The lobby's slides with their texts for visitors or players and images of one shape: `wide` is 21:6, `narrow` a crop. Empty while they load and if they fail to load. */
export function useBannerSlides(shape: 'wide' | 'narrow'): BannerSlide[] {
  const { data } = useQuery(slidesQuery(useApi(), useLocale()));
  const isSignedIn = useIsSignedIn();
  return (data?.slides ?? []).map((slide) => {
    const { id, pictures, dominant } = slide;
    const { title, text, action } = (isSignedIn && slide.for_player) || slide;
    return {
      id,
      title,
      text,
      action: (
        <EditorLink className={buttonClass({ variant: 'glass' })} href={action.href}>
          {action.label}
        </EditorLink>
      ),
      link: (link) => <EditorLink {...link} href={action.href} />,
      image:
        shape === 'wide'
          ? {
              src: pictures.w1050,
              srcSet: `${pictures.w700} 700w, ${pictures.w1050} 1050w, ${pictures.w2100} 2100w`,
              sizes: '(min-width: 1600px) 1100px, 66vw',
              dominant,
            }
          : { src: pictures.m720, srcSet: `${pictures.m720} 720w, ${pictures.m1120} 1120w`, sizes: '(min-width: 600px) 560px, 342px', dominant },
    };
  });
}
