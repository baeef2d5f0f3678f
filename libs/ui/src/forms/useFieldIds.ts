import { useId } from 'react';
import type { ReactNode } from 'react';

export interface FieldIds {
  controlId: string;
  messageId: string;
  isInvalid: boolean;
  /** Connects the control with its message. */
  aria: { 'aria-describedby'?: string; 'aria-invalid'?: true };
}

const isShown = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

/** The ids and ARIA of one field. */
export function useFieldIds({ id, hint, error }: { id?: string | undefined; hint?: ReactNode; error?: ReactNode }): FieldIds {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const isInvalid = isShown(error);
  return {
    controlId,
    messageId,
    isInvalid,
    aria: {
      ...(isInvalid || isShown(hint) ? { 'aria-describedby': messageId } : {}),
      ...(isInvalid ? { 'aria-invalid': true as const } : {}),
    },
  };
}
