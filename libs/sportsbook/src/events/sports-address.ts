/** Query keys of the sports page's address: the sport that is shown. */
export const sportsQueryKeys: readonly string[] = ['sport'];
