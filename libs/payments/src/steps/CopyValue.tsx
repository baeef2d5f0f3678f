import { useFormat } from '@playfront/i18n';
import { CopyField } from '@playfront/ui/forms';

type CopyValueProps = {
  label: string;
  value: string;
  /** Text to copy if it differs from the shown one. */
  copiedText?: string;
  edgeLength?: number;
};

/** A value to copy into a bank or wallet app, as a row of `CopyRows`; renders nothing if it is empty. */
export function CopyValue({ label, value, copiedText, edgeLength }: CopyValueProps) {
  const { text } = useFormat();
  if (!value) return null;
  return (
    <CopyField
      isRow
      label={label}
      value={value}
      copiedText={copiedText}
      edgeLength={edgeLength}
      copyLabel={text('payments.step.copy')}
      copiedLabel={text('payments.step.copied')}
    />
  );
}
