/** Id of the game group of sports (spec §9). */
const sportsGroupId = '2';

/** Whether an operator offers sports, that is, whether that game group is online and activated (spec §4). */
export function offersSports(groups: readonly { readonly id: string }[]): boolean {
  return groups.some(({ id }) => id === sportsGroupId);
}
