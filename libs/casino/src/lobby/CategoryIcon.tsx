import icons from './category-icons.svg?url';

/** The icon of a category or collection. All are in one file, which loads once and is not part of the scripts. */
export const CategoryIcon = ({ id }: { id: string }) => (
  <svg width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
    <use href={`${icons}#${id}`} />
  </svg>
);
