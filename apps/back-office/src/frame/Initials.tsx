import styles from './Initials.module.css';

/** The initials of a name in a circle, hidden from screen readers because the name is beside it. */
export function Initials({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0).toUpperCase() ?? '');
  return (
    <span className={styles['initials']} aria-hidden>
      {letters.join('')}
    </span>
  );
}
