import type { TileArt } from './games/GameTile.tsx';
import type { LiveImage } from './games/LiveTile.tsx';

const svg = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`)}`;

const ground = (from: string, to: string) =>
  `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`;

/** Placeholder for a game's image: a coloured card with its name. */
export function tileArt(name: string, from: string, to: string): TileArt {
  const words = name
    .split(' ')
    .map(
      (word, line, all) =>
        `<text x="150" y="${340 + (line - all.length + 1) * 44}" font-family="Arial" font-weight="700" font-size="40" fill="#fff" text-anchor="middle">${word}</text>`,
    );
  const image = svg(300, 400, `${ground(from, to)}<circle cx="150" cy="150" r="80" fill="#fff" opacity=".25"/>${words.join('')}`);
  return { w200: image, w400: image, dominant: from };
}

/** Placeholder for a banner's image. */
export function bannerImage(from: string, to: string): { src: string; srcSet: string; dominant: string } {
  const image = svg(
    1260,
    360,
    `${ground(from, to)}<circle cx="980" cy="150" r="90" fill="#fff" opacity=".35"/><path d="M700 360L900 190L1080 360z" fill="#000" opacity=".3"/>`,
  );
  return { src: image, srcSet: `${image} 1260w`, dominant: from };
}

/** Placeholder for a live table's image. */
export function liveImage(from: string, to: string): LiveImage {
  const image = svg(
    320,
    180,
    `${ground(from, to)}<ellipse cx="160" cy="170" rx="150" ry="70" fill="#fff" opacity=".18"/><circle cx="160" cy="120" r="26" fill="#fff" opacity=".3"/>`,
  );
  return { src: image, dominant: from };
}

export const games = [
  { name: 'Lantern Coast', provider: 'Fieldnote', art: tileArt('Lantern Coast', '#263a63', '#0b1020') },
  { name: 'Glass Reef', provider: 'Tidewater', art: tileArt('Glass Reef', '#0d4a5a', '#04202c') },
  { name: 'Molten Crown', provider: 'Ironbark', art: tileArt('Molten Crown', '#7a3a12', '#1d0d05') },
  { name: 'Citadel Nine', provider: 'Old Quarry', art: tileArt('Citadel Nine', '#5a1f3d', '#1d0714') },
  { name: 'Moth & Moon', provider: 'Small Hours', art: tileArt('Moth', '#5a6a22', '#1a2008') },
  { name: 'Winter Palace', provider: 'Longgrass', art: tileArt('Winter Palace', '#3a5a86', '#0d1c30') },
  { name: 'Brass Hours', provider: 'Halden', art: tileArt('Brass Hours', '#6a4d18', '#1c1305') },
  { name: 'Jade Coil', provider: 'Longgrass', art: tileArt('Jade Coil', '#0f5a48', '#04201a') },
  { name: 'Koi Garden', provider: 'Small Hours', art: tileArt('Koi Garden', '#14505c', '#051c20') },
  { name: 'Fair Wind', provider: 'Tidewater', art: tileArt('Fair Wind', '#44546a', '#141a22') },
];
