/** Whether an officer may make the calls of an area; `admin` allows all except the logs. */
export function canUse(scope: readonly string[], area: string): boolean {
  return scope.includes(area) || (area !== 'audit' && scope.includes('admin'));
}
