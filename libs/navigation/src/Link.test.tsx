import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter, type To } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Link } from './Link.tsx';

const render = (to: To) =>
  renderToStaticMarkup(
    <StaticRouter basename="/fi" location="/fi/online-casino?group=slots">
      <Link to={to}>Go</Link>
    </StaticRouter>,
  );

it.each([
  ['a page', '/faq', '/fi/faq'],
  ['another search on this page', { search: '?collection=new' }, '/fi/online-casino?collection=new'],
  // A URL of another site is treated as a path.
  ['another site', 'https://example.com/x', '/fi/https:/example.com/x'],
  ['another site by its host alone', '//example.com/x', '/fi/example.com/x'],
  ['another site by a backslash', '/\\example.com/x', '/fi/example.com/x'],
])('links to %s under the prefix of the locale', (_name, to, href) => {
  expect(render(to)).toBe(`<a href="${href}">Go</a>`);
});
