import type { MouseEvent } from 'react';
import { Message } from '@playfront/i18n';
import { isPlainClick } from '@playfront/ui';

/** Past the header to the page's content. The address stays as it is; without scripts the link itself goes there. */
export function SkipLink({ className }: { className: string | undefined }) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const content = document.getElementById('content');
    if (!content || !isPlainClick(event)) return;
    event.preventDefault();
    content.setAttribute('tabindex', '-1');
    content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
    // Only at the top is nothing of it under the header, which sticks.
    scrollTo(0, 0);
    content.focus({ preventScroll: true });
  };
  return (
    <a className={className} href="#content" onClick={handleClick}>
      <Message id="site.header.skip" />
    </a>
  );
}
