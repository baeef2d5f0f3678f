// The page that `npm run bench -- grid` builds and scrolls: 10,000 tiles with the art of the catalogue.
import { createElement, useCallback } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/tokens.css';
import '../theme/base.css';
import { GameTile } from './GameTile.tsx';
import { VirtualGrid } from './VirtualGrid.tsx';

interface BenchmarkArt {
  w200: string;
  w400: string;
  dominant: string;
}

const { count, art } = JSON.parse(document.querySelector('#benchmark')?.textContent ?? '') as { count: number; art: readonly BenchmarkArt[] };

function BenchmarkGrid() {
  const renderTile = useCallback((index: number) => {
    const thumb = art[index % art.length];
    return (
      thumb && (
        <GameTile
          name={`Game ${index + 1}`}
          provider="Halden"
          art={thumb}
          tag={index % 9 === 0 ? 'New' : undefined}
          link={(props) => createElement('a', { ...props, href: `?game=${index + 1}` })}
        />
      )
    );
  }, []);
  const colorOf = useCallback((index: number) => art[index % art.length]?.dominant, []);
  return (
    <main className="wrap">
      <VirtualGrid label="Games" count={count} renderTile={renderTile} colorOf={colorOf} />
    </main>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<BenchmarkGrid />);
