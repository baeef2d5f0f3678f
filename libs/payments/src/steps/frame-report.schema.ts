import * as v from 'valibot';

/** What a provider's page in a frame may tell the site. It proves nothing: the operator decides about the payment. */
const frameReportSchema = v.variant('state', [
  v.object({ source: v.literal('payment'), state: v.literal('finished') }),
  v.object({ source: v.literal('payment'), state: v.literal('resized'), height: v.pipe(v.number(), v.minValue(200), v.maxValue(2_000)) }),
]);
export type FrameReport = v.InferOutput<typeof frameReportSchema>;

/** The report of a payment's frame; nothing for messages of other windows, other origins, or another shape. */
export function frameReportOf({ data, origin, source }: MessageEvent, frame: Window | null | undefined, url: string): FrameReport | undefined {
  if (!frame || source !== frame || origin !== new URL(url).origin) return undefined;
  const report = v.safeParse(frameReportSchema, data);
  return report.success ? report.output : undefined;
}
