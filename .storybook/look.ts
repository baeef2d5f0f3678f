import { brandCss, brandIds, brandOf, type BrandId, type Scheme } from '@playfront/brand';

/** A brand in one of its schemes. */
export type Look = { readonly brand: BrandId; readonly scheme: Scheme };

export const schemes: readonly Scheme[] = ['dark', 'light'];

/** Every brand in every scheme. */
export const looks: readonly Look[] = brandIds.flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })));

function brandStyle(): HTMLStyleElement {
  const present = document.querySelector<HTMLStyleElement>('style[data-brand]');
  if (present) return present;
  const style = document.createElement('style');
  document.head.append(style);
  return style;
}

/** Puts the page into a look, as the gateway does it for the site. */
export function applyLook({ brand, scheme }: Look): void {
  const style = brandStyle();
  if (style.dataset['brand'] !== brand) {
    style.dataset['brand'] = brand;
    style.textContent = brandCss(brandOf(brand));
  }
  document.documentElement.dataset['theme'] = scheme;
}

/** The brand the page is drawn in, once a look was applied. */
export function brandOnPage(): BrandId | undefined {
  const brand = document.querySelector<HTMLStyleElement>('style[data-brand]')?.dataset['brand'];
  return brandIds.find((id) => id === brand);
}
