import { useFormat } from '@playfront/i18n';
import { MethodChoice, type MethodChoiceProps } from '../cashier/MethodChoice.tsx';
import { payoutTimeText } from './withdraw.messages.ts';

/** The ways to be paid, each with how soon the money is there. */
export function WithdrawMethods(props: Omit<MethodChoiceProps, 'timeOf'>) {
  const format = useFormat();
  return <MethodChoice {...props} timeOf={(processor) => payoutTimeText(processor, format)} />;
}
