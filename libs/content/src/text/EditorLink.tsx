import { splitLocalePath, useLocale } from '@playfront/i18n';
import { Link, type LinkProps } from '@playfront/navigation';
import { linkOf } from './link.rules.ts';

export type EditorLinkProps = Omit<LinkProps, 'to' | 'replace' | 'state'> & {
  /** URL as written by the operator's editors. */
  href: string;
};

/**
 * A link written by the operator's editors. A link into the site navigates in the page's language without a reload; http(s), mailto and tel
 * links leave the site; any other link is rendered as text.
 */
export function EditorLink({ href, children, ...link }: EditorLinkProps) {
  const locale = useLocale();
  const kind = linkOf(href);
  if (kind === undefined) return <span>{children}</span>;
  if (kind === 'elsewhere')
    return (
      <a {...link} href={href} rel="noopener">
        {children}
      </a>
    );
  const target = splitLocalePath(href);
  const isOtherLocale = target.path !== href && target.locale !== locale;
  return isOtherLocale ? (
    <a {...link} href={href}>
      {children}
    </a>
  ) : (
    <Link {...link} to={target.path}>
      {children}
    </Link>
  );
}
