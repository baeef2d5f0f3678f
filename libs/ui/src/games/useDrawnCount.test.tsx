import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Shelf } from './Shelf.tsx';
import { TileGrid } from './TileGrid.tsx';

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <a key={index} href={`#${index}`}>
      {index}
    </a>
  ));
const numbersIn = (html: string) => ({ places: html.split('<li').length - 1, drawn: html.split('<a').length - 1 });

it('lets the server draw the first items of a shelf, with places for all', () => {
  const html = renderToString(
    <Shelf title="Slots" previousLabel="Back" nextLabel="On">
      {items(16)}
    </Shelf>,
  );
  expect(numbersIn(html)).toEqual({ places: 16, drawn: 8 });
});

it('lets it draw the first items of a grid, and all where a place has no size of its own', () => {
  expect(numbersIn(renderToString(<TileGrid label="Slots">{items(60)}</TileGrid>))).toEqual({ places: 60, drawn: 24 });
  expect(
    numbersIn(
      renderToString(
        <TileGrid label="Tables" items="wide">
          {items(60)}
        </TileGrid>,
      ),
    ),
  ).toEqual({ places: 60, drawn: 60 });
});
