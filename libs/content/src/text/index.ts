export { ChipNav } from './ChipNav.tsx';
export { type NavLinkProps, type PageNav, type PageNavProps } from './page-nav.ts';
export { RichText, type RichTextProps } from './RichText.tsx';
export { SideNav } from './SideNav.tsx';
export { textNames, textNavMessage, textTitles, type TextName } from './text-titles.ts';
export { prefetchText, textHead } from './text.queries.ts';
export { TextView, type TextViewProps } from './TextView.tsx';
export { useText, type TextState } from './useText.ts';
