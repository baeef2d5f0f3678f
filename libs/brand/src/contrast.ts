/** Relative luminance of `#RRGGBB` as defined by WCAG 2.2. Throws for a transparent colour, which has none. */
function luminanceOf(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`${hex} is not a solid colour`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two solid colours (`#RRGGBB`), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
