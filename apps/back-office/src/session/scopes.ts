/** Whether an officer may make calls of an area: `admin` may make all but those of the logs. */
export function mayUse(scope: readonly string[], area: string): boolean {
  return scope.includes(area) || (area !== 'audit' && scope.includes('admin'));
}
