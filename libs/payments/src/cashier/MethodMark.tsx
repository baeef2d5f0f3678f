import { PaymentMark } from '@playfront/ui/forms';
import { markOfKind } from './mark-of-kind.ts';
import { markLetters } from './method-mark.rules.ts';
import type { MethodRow } from './method-rows.ts';

type MethodMarkProps = { row: MethodRow; size?: 's' | 'm' };

/** The mark of a payment method: letters that tell it apart, or the icon of its kind. */
export const MethodMark = ({ row, size }: MethodMarkProps) => (
  <PaymentMark kind={markOfKind[row.processor.kind]} letters={markLetters(row)} size={size} />
);
