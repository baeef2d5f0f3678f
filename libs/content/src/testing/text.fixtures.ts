import type { frontGetContentTemplate, WireResponseOf } from '@playfront/api-contract';

export type WireContent = WireResponseOf<typeof frontGetContentTemplate>['content'];

/** A text with everything that an editor may use. */
export function wireContent(overrides: Partial<WireContent> = {}): WireContent {
  return {
    key: 'cookies',
    locale: 'en',
    title: 'Cookies',
    body_html: `<p>A cookie is a short note that a site leaves in your browser. We keep <strong>three</strong>, and none of them follows you.</p>
<h2>What we keep</h2>
<table><thead><tr><th scope="col">Name</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody><tr><td><code>session</code></td><td>Keeps you logged in</td><td>Until you log out</td></tr>
<tr><td><code>locale</code></td><td>Remembers your language</td><td>A year</td></tr></tbody></table>
<h2>Your choice</h2>
<ul><li>Read what we do with data in our <a href="/privacy-policy" rel="noopener">privacy policy</a>.</li>
<li>Help is at <a href="https://www.gamblingtherapy.org" rel="noopener">Gambling Therapy</a>.</li></ul>
<h3>In order</h3>
<ol><li>Open the settings of your browser.</li><li>Choose what it may keep.</li></ol>
<blockquote>Without the first cookie you cannot log in.</blockquote>
<dl><dt>Session</dt><dd>The time from logging in to logging out.</dd></dl>`,
    version: 3,
    updated_at: '2026-10-02T23:30:00.000Z',
    ...overrides,
  };
}
