import { Message } from '@playfront/i18n';
import { SignUpCare, SignUpForm } from '@playfront/site';
import styles from './SignUpPage.module.css';

/** Registration. */
export function Page() {
  return (
    <main id="content" className={styles.page}>
      <h1 className="visually-hidden">
        <Message id="site.page.sign_up.title" />
      </h1>
      <SignUpForm />
      <SignUpCare className={styles.care} />
    </main>
  );
}
