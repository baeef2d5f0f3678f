import { useState } from 'react';
import { periodRangeOf, type Period, type PeriodRange } from './period.ts';

/** The range of a period, computed once when the period is chosen: a range that changed with each render would cause a request each time. */
export function usePeriodRange(period: Period): PeriodRange {
  const key = JSON.stringify(period);
  const [counted, setCounted] = useState(() => ({ key, range: periodRangeOf(period, new Date()) }));
  if (counted.key === key) return counted.range;
  const range = periodRangeOf(period, new Date());
  setCounted({ key, range });
  return range;
}
