import sharp from 'sharp';
import { appIcon, brandIcon, maskableIcon, tabIcon, touchIcon, type Brand, type IconShape } from '@playfront/brand';

async function png(brand: Brand, shape: IconShape, edge: number): Promise<Buffer> {
  // Drawn at its own size, not scaled: the density makes librsvg draw the 96 dpi picture as large as asked for.
  const box = brand.mark.viewBox + 2 * shape.margin;
  const svg = Buffer.from(brandIcon(brand, shape));
  return sharp(svg, { density: (72 * edge) / box })
    .resize(edge, edge)
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** An icon file that holds one PNG of 32 px: six bytes of head, one entry of sixteen, the picture. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** Every icon of a brand by its file name. */
export async function brandIcons(brand: Brand): Promise<Record<string, Buffer>> {
  return {
    'favicon.ico': ico(await png(brand, tabIcon, 32)),
    'apple-touch-icon.png': await png(brand, touchIcon, 180),
    'icon-192.png': await png(brand, appIcon, 192),
    'icon-512.png': await png(brand, appIcon, 512),
    'icon-maskable-512.png': await png(brand, maskableIcon, 512),
  };
}
