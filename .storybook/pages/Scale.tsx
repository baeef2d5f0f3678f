import { Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import styles from './pages.module.css';
import { tokensOf, type Token } from './tokens.ts';

type ScaleProps = { readonly of: readonly string[]; readonly children: (token: Token) => ReactNode };

/** Tokens of the theme, one per line. */
export function Scale({ of, children }: ScaleProps) {
  return (
    <Unstyled>
      <div className={styles.scale}>
        {tokensOf(...of).map((token) => (
          <Fragment key={token.name}>
            <div>
              <code>{token.name}</code>
              <div className={styles.value}>{token.value}</div>
            </div>
            {children(token)}
          </Fragment>
        ))}
      </div>
    </Unstyled>
  );
}

const isDisplay = (name: string) => ['--t-display', '--t-h1', '--t-h2', '--t-h3'].includes(name);

/** The type sizes, each in its typeface. */
export function TypeScale() {
  return (
    <Scale of={['--t-']}>
      {({ name }) => {
        const face = isDisplay(name) ? 'var(--font-display)' : 'var(--font-text)';
        const weight = isDisplay(name) ? 'var(--w-head)' : name.startsWith('--t-money') ? 600 : 400;
        return (
          <div style={{ font: `${weight} var(${name}) ${face}` }}>
            {name.startsWith('--t-money') ? '€1,497.60' : 'The northern light over the bay'}
          </div>
        );
      }}
    </Scale>
  );
}

/** The steps of the 4 px grid. */
export function SpaceScale() {
  return (
    <Scale of={['--s1', '--s2', '--s3', '--s4', '--s5', '--s6', '--s8']}>
      {({ name }) => <div className={styles.bar} style={{ width: `var(${name})` }} />}
    </Scale>
  );
}

/** Heights and widths that components share. */
export function SizeScale() {
  return (
    <Scale of={['--h-', '--w-content', '--w-drawer', '--w-toast', '--gutter']}>
      {({ name }) => <div className={styles.bar} style={{ width: `min(100%, var(${name}))` }} />}
    </Scale>
  );
}

/** Corner radii, which the brand defines. */
export function Shapes() {
  return <Scale of={['--r-']}>{({ name }) => <div className={styles.shape} style={{ borderRadius: `var(${name})` }} />}</Scale>;
}

/** Durations with the shared easing. Hover or focus a track to see it move. */
export function Motions() {
  return (
    <Scale of={['--d1', '--d2', '--d3']}>
      {({ name }) => (
        // Focusable, so that it can also be tried by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.track} tabIndex={0} role="img" aria-label={`Moves in ${name}`}>
          <div className={styles.mover} style={{ transitionDuration: `var(${name})` } satisfies CSSProperties} />
        </div>
      )}
    </Scale>
  );
}
