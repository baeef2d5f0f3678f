import styles from './TextLinks.module.css';

/** Class of an element with one link per line: underlined, at least 44 px to touch. */
export const textLinksClass = styles.links ?? '';
