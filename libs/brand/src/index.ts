export { brandIds, paletteTokens } from './brand.ts';
export type { Brand, BrandId, BrandMarkPath, BrandPalette, PaletteToken, Scheme } from './brand.ts';
export { brandCss, themeColor } from './brandCss.ts';
export { brandOf } from './brandOf.ts';
export { marlowe } from './marlowe.ts';
export { northlight } from './northlight.ts';
