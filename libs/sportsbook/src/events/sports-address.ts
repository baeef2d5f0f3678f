/** Query parameters of the sports page: the sport shown. */
export const sportsQueryKeys: readonly string[] = ['sport'];
