import sharp from 'sharp';
import { appIcon, brandIcon, maskableIcon, tabIcon, touchIcon, type Brand, type IconShape } from '@playfront/brand';

async function png(brand: Brand, shape: IconShape, edge: number): Promise<Buffer> {
  // Rendered at its final size instead of scaled: the density makes librsvg draw the image at `edge` pixels.
  const box = brand.mark.viewBox + 2 * shape.margin;
  const svg = Buffer.from(brandIcon(brand, shape));
  return sharp(svg, { density: (72 * edge) / box })
    .resize(edge, edge)
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** An ICO file with one PNG of 32 px: a header of six bytes, one entry of sixteen, the image. */
function ico(image: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** All icons of a brand by file name. */
export async function brandIcons(brand: Brand): Promise<Record<string, Buffer>> {
  return {
    'favicon.ico': ico(await png(brand, tabIcon, 32)),
    'apple-touch-icon.png': await png(brand, touchIcon, 180),
    'icon-192.png': await png(brand, appIcon, 192),
    'icon-512.png': await png(brand, appIcon, 512),
    'icon-maskable-512.png': await png(brand, maskableIcon, 512),
  };
}
