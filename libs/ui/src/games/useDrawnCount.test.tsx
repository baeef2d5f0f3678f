import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Shelf } from './Shelf.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <a key={index} href={`#${index}`}>
      {index}
    </a>
  ));
const numbersIn = (html: string) => ({ places: html.split('<li').length - 1, drawn: html.split('<a').length - 1 });

it('renders only the first items of a shelf on the server, with placeholders for the others', () => {
  const html = renderToString(
    <Shelf title="Slots" previousLabel="Back" nextLabel="On">
      {items(16)}
    </Shelf>,
  );
  expect(numbersIn(html)).toEqual({ places: 16, drawn: 8 });
});
