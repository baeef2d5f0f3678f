import { Message } from '@playfront/i18n';
import { SignUpForm } from '@playfront/site';
import { AgeMark } from '@playfront/ui';
import styles from './SignUpPage.module.css';

/** Registration. */
export function Page() {
  return (
    <main id="content" className={styles.page}>
      <h1 className="visually-hidden">
        <Message id="site.page.sign_up.title" />
      </h1>
      <SignUpForm />
      <p className={styles.care}>
        <AgeMark>
          <Message id="site.footer.age" />
        </AgeMark>
        <Message id="site.sign_up.help" />
      </p>
    </main>
  );
}
