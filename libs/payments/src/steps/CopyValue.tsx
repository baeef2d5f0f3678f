import { useFormat } from '@playfront/i18n';
import { CopyField } from '@playfront/ui/forms';

type CopyValueProps = { label: string; value: string; edgeLength?: number };

/** A value to copy into a bank or wallet app; renders nothing if it is empty. */
export function CopyValue({ label, value, edgeLength }: CopyValueProps) {
  const { text } = useFormat();
  if (!value) return null;
  return (
    <CopyField
      label={label}
      value={value}
      edgeLength={edgeLength}
      copyLabel={text('payments.step.copy')}
      copiedLabel={text('payments.step.copied')}
    />
  );
}
