import styles from './Initials.module.css';

/** The initials of a name in a circle, hidden from screen readers because the name is beside it. */
export function Initials({ name }: { name: string }) {
  const nameParts = name.split(/\s+/).filter(Boolean);
  const letters = [nameParts[0], nameParts.length > 1 ? nameParts.at(-1) : undefined].map((namePart) => namePart?.charAt(0).toUpperCase() ?? '');
  return (
    <span className={styles['initials']} aria-hidden>
      {letters.join('')}
    </span>
  );
}
