/** Game group of sports (spec §9). */
const sportsGroupId = '2';

/** Whether an operator offers sports: its online, activated game groups contain the one of sports (spec §4). */
export function offersSports(groups: readonly { readonly id: string }[]): boolean {
  return groups.some(({ id }) => id === sportsGroupId);
}
