import { inLanguageOrder, useFormat } from '@playfront/i18n';
import { SegmentedField, TextField } from '@playfront/ui/forms';
import styles from './DetailsView.module.css';
import type { DetailsFormModel } from './useDetailsForm.ts';

/** The player's name. A verified name has to be verified again after a change. */
export function NameFields({ form, isVerified }: { form: DetailsFormModel; isVerified: boolean }) {
  const { text, languageTag } = useFormat();
  const { fieldProps } = form;
  return (
    <fieldset className={styles.group}>
      <legend>{text('account.details.about')}</legend>
      <div className={styles.two}>
        {inLanguageOrder(languageTag, [
          <TextField
            key="first"
            {...fieldProps('first_name')}
            label={text('account.details.first_name')}
            autoComplete="given-name"
            hint={isVerified ? text('account.details.name_verified') : undefined}
          />,
          <TextField key="last" {...fieldProps('last_name')} label={text('account.details.last_name')} autoComplete="family-name" />,
        ])}
        <SegmentedField
          name="gender"
          label={text('account.details.gender')}
          value={form.values.gender}
          error={form.errorOf('gender')}
          onChange={(value) => form.change({ gender: value })}
          options={[
            { value: 'male', label: text('account.details.male') },
            { value: 'female', label: text('account.details.female') },
          ]}
        />
      </div>
    </fieldset>
  );
}
