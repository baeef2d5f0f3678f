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

/** Applies a look to the page, as the gateway does for the site. */
export function applyLook({ brand, scheme }: Look): void {
  const style = brandStyle();
  if (style.dataset['brand'] !== brand) {
    style.dataset['brand'] = brand;
    style.textContent = brandCss(brandOf(brand));
  }
  document.documentElement.dataset['theme'] = scheme;
}

/** The brand that was applied to the page; undefined before the first. */
export function brandOnPage(): BrandId | undefined {
  const brand = document.querySelector<HTMLStyleElement>('style[data-brand]')?.dataset['brand'];
  return brandIds.find((id) => id === brand);
}
