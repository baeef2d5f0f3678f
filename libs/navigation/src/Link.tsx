import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type NavigateOptions, type To } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & Pick<NavigateOptions, 'replace' | 'state'> & { to: To };

/**
 * A link within the site, with the locale's prefix. A click that opens a new tab or window, or that `onClick` prevents, does not
 * navigate in this tab. The router's own `Link` also contains prefetching for framework mode, which our pages do not need (decision 0122).
 */
export function Link({ to, replace, state, onClick, children, ...link }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(link.target === undefined ? {} : { target: link.target }),
  });
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
