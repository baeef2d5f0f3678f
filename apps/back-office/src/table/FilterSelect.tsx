import { NativeSelect } from '@mantine/core';
import { useFormat } from '@playfront/i18n';

type FilterSelectProps<Value extends string> = {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value | undefined) => void;
};

/** Filters a list by one property; the default option is "any". */
export function FilterSelect<Value extends string>({ label, value, options, onChange }: FilterSelectProps<Value>) {
  const { text } = useFormat();
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((option) => option.value === event.currentTarget.value)?.value)}
      data={[{ value: '', label: text('backoffice.filter.any', { label }) }, ...options]}
    />
  );
}
