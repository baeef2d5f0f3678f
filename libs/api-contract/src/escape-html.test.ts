import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('leaves nothing that could begin a tag or end an attribute', () =>
  expect(escapeHtml(`<a title="it's" & 'b'>`)).toBe('&lt;a title=&quot;it&#39;s&quot; &amp; &#39;b&#39;&gt;'));
