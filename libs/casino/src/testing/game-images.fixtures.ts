/** Two colours of each placeholder. */
const grounds = [
  ['#263a63', '#0b1020'],
  ['#0d4a5a', '#04202c'],
  ['#7a3a12', '#1d0d05'],
  ['#5a1f3d', '#1d0714'],
  ['#5a6a22', '#1a2008'],
  ['#3a5a86', '#0d1c30'],
  ['#6a4d18', '#1c1305'],
  ['#0f5a48', '#04201a'],
  ['#4a3a78', '#140d28'],
  ['#44546a', '#141a22'],
] as const;

/** Drawn shapes, so that neighbours of one colour differ. */
const shapes = [
  '<circle cx="150" cy="170" r="84"/>',
  '<path d="M150 70 245 250H55z"/>',
  '<path d="M150 60 250 170 150 280 50 170z"/>',
  '<path d="M60 90h180v60H60zm0 100h180v60H60z"/>',
  '<path d="M150 70 178 142 254 148 195 196 214 270 150 229 86 270 105 196 46 148 122 142z"/>',
  '<path d="M40 200q110-190 220 0-110 130-220 0z"/>',
  '<path d="M90 80h50v90h70v50h-70v60H90z"/>',
] as const;

const imageOf = (from: string, to: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="300" height="400" fill="url(#g)"/><g fill="#fff" opacity=".28">${shape}</g></svg>`,
  )}`;

const images = grounds.flatMap(([from, to]) =>
  shapes.map((shape) => {
    const image = imageOf(from, to, shape);
    return { w200: image, w400: image, dominant: from };
  }),
);

/** A placeholder for a game's image: seventy in rotation, so that neighbours differ. */
export function gameImage(index: number): { w200: string; w400: string; dominant: string } {
  // 23 and 70 have no common divisor, so every image is used.
  const image = images[(index * 23) % images.length];
  if (!image) throw new RangeError(`No image ${index}`);
  return image;
}
