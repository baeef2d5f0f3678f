export type { PaletteGroup, PaletteItem, PaletteResults } from './palette.ts';
export { PalettePicture } from './PalettePicture.tsx';
export { SearchPalette } from './SearchPalette.tsx';
export type { SearchPaletteProps } from './SearchPalette.tsx';
