/** A turn of the wheel in degrees by which field `field` of `count` comes under the pointer at the top, after `turns` full turns from `from`. */
export function restingAngle(field: number, count: number, from: number, turns: number): number {
  const rest = -((field + 0.5) * 360) / count;
  const ahead = (((rest - from) % 360) + 360) % 360;
  return from + turns * 360 + ahead;
}

/** Outline of a field as an SVG path, between two radii, around the centre. */
export function fieldPath(field: number, count: number, inner: number, outer: number): string {
  const point = (edge: number, radius: number) => {
    const angle = (edge / count) * 2 * Math.PI;
    return `${Math.sin(angle) * radius} ${-Math.cos(angle) * radius}`;
  };
  return `M${point(field, outer)}A${outer} ${outer} 0 0 1 ${point(field + 1, outer)}L${point(field + 1, inner)}A${inner} ${inner} 0 0 0 ${point(field, inner)}Z`;
}

/** The different returns from low to high, with the number of their fields. */
export function returnsOf(fields: readonly number[]): readonly { readonly stakes: number; readonly fields: number }[] {
  return [...new Set(fields)].toSorted((a, b) => a - b).map((stakes) => ({ stakes, fields: fields.filter((field) => field === stakes).length }));
}
