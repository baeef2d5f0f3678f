import { useState } from 'react';
import { periodRangeOf, type Period, type PeriodRange } from './period.ts';

/** The range of a period, computed only when the period changes: a new range on each render would cause a new request. */
export function usePeriodRange(period: Period): PeriodRange {
  const key = JSON.stringify(period);
  const [counted, setCounted] = useState(() => ({ key, range: periodRangeOf(period, new Date()) }));
  if (counted.key === key) return counted.range;
  const range = periodRangeOf(period, new Date());
  setCounted({ key, range });
  return range;
}
