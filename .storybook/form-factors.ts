/** Sizes at which the two builds are drawn: mobile up to `mobileMaxWidth`, desktop above. */
export const formFactors = {
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
} as const;

export type FormFactor = keyof typeof formFactors;
