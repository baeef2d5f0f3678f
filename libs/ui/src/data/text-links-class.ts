import styles from './TextLinks.module.css';

/** Class of an element whose links stand on lines of their own: underlined, at least 44 px to touch. */
export const textLinksClass = styles.links ?? '';
