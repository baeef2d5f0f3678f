import type { MouseEvent } from 'react';
import { useFormat } from '@playfront/i18n';
import { isPlainClick } from '@playfront/ui';
import styles from './SkipLink.module.css';

/** Skips the header to the page's content without changing the URL; without scripts it is a normal anchor. */
export function SkipLink() {
  const { text } = useFormat();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const content = document.getElementById('content');
    if (!content || !isPlainClick(event)) return;
    event.preventDefault();
    content.setAttribute('tabindex', '-1');
    content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
    // Scroll to the top, so that the sticky header covers none of the content.
    scrollTo(0, 0);
    content.focus({ preventScroll: true });
  };
  return (
    <a className={styles.skip} href="#content" onClick={handleClick}>
      {text('site.header.skip')}
    </a>
  );
}
