import sharp, { type Sharp } from 'sharp';

/** Renders SVG text as PNG, at its own size by default. */
export const raster = (svg: string, scale = 1): Promise<Buffer> =>
  sharp(Buffer.from(svg), { unlimited: true, density: 72 * scale })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Encodes as AVIF in the highest of several qualities that fits into `maxBytes`. @throws {Error} if none fits. */
export async function encode(image: Sharp, maxBytes: number): Promise<Buffer> {
  const pixels = await image.png({ compressionLevel: 1 }).toBuffer();
  for (const quality of [62, 56, 50, 44, 38, 32, 26]) {
    const data = await sharp(pixels).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    if (data.length <= maxBytes) return data;
  }
  throw new Error(`an image does not fit into ${maxBytes} bytes`);
}

/** Rows and columns below this share of the fullest one count as empty, so that sparks and streaks do not make a symbol smaller. */
const sparse = 0.06;

function extent(sums: readonly number[]): [number, number] {
  const threshold = Math.max(...sums) * sparse;
  const first = sums.findIndex((sum) => sum > threshold);
  const last = sums.findLastIndex((sum) => sum > threshold);
  return [first, last - first + 1];
}

/** The bounding box of the solid part of an image. */
export async function outline(image: Buffer): Promise<{ left: number; top: number; width: number; height: number }> {
  const { data, info } = await sharp(image).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, () => 0);
  const rows = Array.from({ length: info.height }, () => 0);
  data.forEach((alpha, index) => {
    const x = index % info.width;
    const y = Math.floor(index / info.width);
    columns[x] = (columns[x] ?? 0) + alpha;
    rows[y] = (rows[y] ?? 0) + alpha;
  });
  const [left, width] = extent(columns);
  const [top, height] = extent(rows);
  return { left, top, width, height };
}

/** Average colour as #rrggbb. */
export async function hexOf(image: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(image).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Images are compared at this width, at which the noise of the encoder has disappeared. */
const comparedWidth = 50;

/** The mean difference of two images with the same aspect ratio, 0 to 255. */
export async function meanDifference(a: Buffer, b: Buffer): Promise<number> {
  const [x, y] = await Promise.all([a, b].map((data) => sharp(data).ensureAlpha().resize({ width: comparedWidth }).raw().toBuffer()));
  if (!x || !y || x.length !== y.length) return 255;
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += Math.abs((x[i] ?? 0) - (y[i] ?? 0));
  return sum / x.length;
}
