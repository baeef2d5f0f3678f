import { createElement, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat, useLocale, splitLocalePath, type LocaleCode } from '@playfront/i18n';
import { joinClasses } from '@playfront/ui';
import { linkOf } from './link.rules.ts';
import { parseRichText, plainText, type RichElement, type RichNode } from './rich-text.ts';
import styles from './RichText.module.css';
import { WideTable } from './WideTable.tsx';

export interface RichTextProps {
  /** As the operator answers it: sanitised when it was written. */
  html: string;
  /** `small` within a card or an answer. */
  size?: 'm' | 'small' | undefined;
  /** Language of the text where it is not the page's. */
  lang?: string | undefined;
  className?: string | undefined;
}

/**
 * A text that the operator's editors wrote. It is safe whatever it holds: nothing of it is given to the browser as HTML, known elements
 * are built anew with known attributes only, links lead to the site, to http(s), mail or telephone and nowhere else, and the page's
 * policy runs no inline script besides. A link into the site goes there in the page's language without loading anew.
 */
export function RichText({ html, size = 'm', lang, className }: RichTextProps) {
  const format = useFormat();
  const locale = useLocale();
  const nodes = useMemo(() => parseRichText(html), [html]);
  return (
    <div className={joinClasses(styles.text, size === 'small' && styles.small, className)} lang={lang}>
      {elementsOf(nodes, { locale, tableLabel: format.text('content.text.table') })}
    </div>
  );
}

type Context = { readonly locale: LocaleCode; readonly tableLabel: string };

function elementsOf(nodes: readonly RichNode[], context: Context): ReactNode[] {
  // The text is drawn whole or not at all, so that its order names its parts.
  return nodes.map((node, index) => (typeof node === 'string' ? node : elementOf(node, index, context)));
}

const propNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function elementOf(node: RichElement, key: number, context: Context): ReactNode {
  const { tag, attributes } = node;
  const children = elementsOf(node.children, context);
  if (tag === 'a') return linkElement(attributes['href'] ?? '', key, children, context);
  const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propNames[name] ?? name, value]));
  const element = createElement(tag, { key, ...props }, ...children);
  if (tag !== 'table') return element;
  const caption = node.children.find((child) => typeof child === 'object' && child.tag === 'caption');
  return (
    <WideTable key={key} label={caption ? plainText([caption]) : context.tableLabel}>
      {element}
    </WideTable>
  );
}

function linkElement(href: string, key: number, children: ReactNode[], { locale }: Context): ReactNode {
  const link = linkOf(href);
  if (link === undefined) return <span key={key}>{children}</span>;
  if (link === 'elsewhere')
    return (
      <a key={key} href={href} rel="noopener">
        {children}
      </a>
    );
  const target = splitLocalePath(href);
  const isPrefixed = target.path !== href;
  return isPrefixed && target.locale !== locale ? (
    <a key={key} href={href}>
      {children}
    </a>
  ) : (
    <Link key={key} to={target.path}>
      {children}
    </Link>
  );
}
