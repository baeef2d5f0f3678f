import { useFormat } from '@playfront/i18n';
import { MethodChoice, type MethodChoiceProps } from '../cashier/MethodChoice.tsx';
import { arrivalOfKind } from './deposit.messages.ts';

/** The payment methods, each with the time until the money arrives. */
export function DepositMethods(props: Omit<MethodChoiceProps, 'timeOf'>) {
  const { text } = useFormat();
  return <MethodChoice {...props} timeOf={({ kind }) => text(arrivalOfKind[kind])} />;
}
