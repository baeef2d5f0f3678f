export type { PaletteGroup, PaletteItem, PaletteResults } from './palette.ts';
export { PaletteImage } from './PaletteImage.tsx';
export { SearchPalette } from './SearchPalette.tsx';
export type { SearchPaletteProps } from './SearchPalette.tsx';
