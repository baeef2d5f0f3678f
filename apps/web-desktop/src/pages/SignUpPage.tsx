import { prefetchSlides, useBannerSlides } from '@playfront/content';
import { useFormat, type MessageId } from '@playfront/i18n';
import { SignUpCare, SignUpForm } from '@playfront/site';
import { IconCoins, IconPercentage, IconPlayerPlayFilled } from '@playfront/ui/icons';
import styles from './SignUpPage.module.css';

const points = [
  ['site.sign_up.point.money', IconCoins],
  ['site.sign_up.point.rtp', IconPercentage],
  ['site.sign_up.point.free', IconPlayerPlayFilled],
] as const satisfies readonly (readonly [MessageId, typeof IconCoins])[];

export const prefetch = prefetchSlides;

/** The registration form, beside the selling points of the site. */
export function Page() {
  const { text } = useFormat();
  const image = useBannerSlides('wide').at(-1)?.image;

  return (
    <main id="content" className={styles.page}>
      <h1 className="visually-hidden">{text('site.page.sign_up.title')}</h1>
      <aside data-theme="dark" className={styles.pitch}>
        {image && <img className={styles.image} src={image.src} srcSet={image.srcSet} sizes="350vh" alt="" />}
        <p className={styles.motto}>{text('site.welcome.heading')}</p>
        <ul className={styles.points}>
          {points.map(([id, Icon]) => (
            <li key={id}>
              <Icon size={20} />
              {text(id)}
            </li>
          ))}
        </ul>
      </aside>
      <div className={styles.side}>
        <div className={styles.form}>
          <SignUpForm isLoginElsewhere />
        </div>
        <SignUpCare className={styles.care} />
      </div>
    </main>
  );
}
