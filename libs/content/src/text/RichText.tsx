import { createElement, useMemo, type ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { joinClasses } from '@playfront/ui';
import { EditorLink } from './EditorLink.tsx';
import { parseRichText, plainText, type RichElement, type RichNode } from './rich-text.ts';
import styles from './RichText.module.css';
import { WideTable } from './WideTable.tsx';

export interface RichTextProps {
  /** HTML from the operator, sanitised when it was saved. */
  html: string;
  /** `small` in a card or an answer. */
  size?: 'm' | 'small' | undefined;
  /** Language of the text if it differs from the page's. */
  lang?: string | undefined;
  className?: string | undefined;
}

/**
 * A text written by the operator's editors. It is safe whatever it contains: it is never set as HTML. Known elements
 * are rebuilt with known attributes, links lead only into the site or to http(s), mailto and tel, and the page's
 * CSP blocks inline scripts. A link into the site navigates in the page's language without a reload.
 */
export function RichText({ html, size = 'm', lang, className }: RichTextProps) {
  const format = useFormat();
  const nodes = useMemo(() => parseRichText(html), [html]);
  return (
    <div className={joinClasses(styles.text, size === 'small' && styles.small, className)} lang={lang}>
      {elementsOf(nodes, format.text('content.text.table'))}
    </div>
  );
}

function elementsOf(nodes: readonly RichNode[], tableLabel: string): ReactNode[] {
  // The text never changes in part, so the index is a stable key.
  return nodes.map((node, index) => (typeof node === 'string' ? node : elementOf(node, index, tableLabel)));
}

const propNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

function elementOf(node: RichElement, key: number, tableLabel: string): ReactNode {
  const { tag, attributes } = node;
  const children = elementsOf(node.children, tableLabel);
  if (tag === 'a')
    return (
      <EditorLink key={key} href={attributes['href'] ?? ''}>
        {children}
      </EditorLink>
    );
  const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propNames[name] ?? name, value]));
  const element = createElement(tag, { key, ...props }, ...children);
  if (tag !== 'table') return element;
  const caption = node.children.find((child) => typeof child === 'object' && child.tag === 'caption');
  return (
    <WideTable key={key} label={caption ? plainText([caption]) : tableLabel}>
      {element}
    </WideTable>
  );
}
