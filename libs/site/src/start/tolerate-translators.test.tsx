import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { translatePage } from '@playfront/ui/testing';
import { tolerateTranslators } from './tolerate-translators.ts';

const { removeChild, insertBefore } = Node.prototype;
const place = document.createElement('div');
beforeEach(() => {
  tolerateTranslators();
  document.body.append(place);
});
afterEach(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
  place.remove();
});

/** Adds and removes text nodes beside others, which makes React throw on a translated page. */
function Changing() {
  const [count, setCount] = useState(0);
  return (
    <div>
      {count % 2 === 0 && 'even'}
      {count % 2 === 1 && <b>odd</b>}
      {' and '}
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Press ${count}`}
      </button>
    </div>
  );
}

/** Some translators replace a text node, others move it into their element. */
function wrapTexts(root: HTMLElement): void {
  for (const text of [...(root.firstElementChild?.childNodes ?? [])].filter((node) => node instanceof Text)) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

test.each([
  ['are replaced', translatePage],
  ['are wrapped', wrapTexts],
])('a page whose texts %s still updates', async (_, translate) => {
  const root = createRoot(place);
  root.render(<Changing />);
  await expect.element(page.getByRole('button')).toHaveTextContent('Press 0');
  for (const count of [1, 2, 3]) {
    translate(place);
    await page.getByRole('button').click();
    await expect.element(page.getByRole('button')).toHaveTextContent(`Press ${count}`);
  }
  await expect.element(page.getByText('odd')).toBeVisible();
  root.unmount();
  expect(place.childElementCount).toBe(0);
});
