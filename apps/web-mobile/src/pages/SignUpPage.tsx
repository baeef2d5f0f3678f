import { useFormat } from '@playfront/i18n';
import { SignUpCare, SignUpForm } from '@playfront/site';
import styles from './SignUpPage.module.css';

/** Registration. */
export function Page() {
  const { text } = useFormat();
  return (
    <main id="content" className={styles.page}>
      <h1 className="visually-hidden">{text('site.page.sign_up.title')}</h1>
      <SignUpForm />
      <SignUpCare className={styles.care} />
    </main>
  );
}
