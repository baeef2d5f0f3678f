import { Unstyled } from '@storybook/addon-docs/blocks';
import type { MessageId } from '@playfront/i18n';
import styles from './pages.module.css';

const files = import.meta.glob<Record<string, string>>('../../translations/en/*.json', { eager: true, import: 'default' });
const texts = Object.assign({}, ...Object.values(files)) as Record<MessageId, string>;

/** Messages of the site as they are now, with their ids. */
export function MessageTexts({ ids }: { readonly ids: readonly MessageId[] }) {
  return (
    <Unstyled>
      <div className={styles.scale}>
        {ids.map((id) => (
          <p key={id} className={styles.text}>
            {texts[id]} <code>{id}</code>
          </p>
        ))}
      </div>
    </Unstyled>
  );
}
