/** Class names in one attribute; what is empty or false is left out. */
export const joinClasses = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
