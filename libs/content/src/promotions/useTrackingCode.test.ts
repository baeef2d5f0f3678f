import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useTrackingCode } from './useTrackingCode.ts';

const Code = () => useTrackingCode() ?? 'none';

test('the server renders the same page for every code', () => {
  const page = createElement(StaticRouter, { location: '/welcome?tracking_code=north' }, createElement(Code));
  expect(renderToString(page)).toBe('none');
});
