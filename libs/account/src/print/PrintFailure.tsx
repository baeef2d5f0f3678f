import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import type { Print } from './usePrint.ts';

/** Why a list could not be printed: its other pages failed to load. */
export function PrintFailure({ print: { failure } }: { print: Print }) {
  const { text } = useFormat();
  return failure && <Notice kind="danger">{failureText(text, failure)}</Notice>;
}
