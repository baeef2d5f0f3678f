import { useFormat } from '@playfront/i18n';
import { SegmentedField, TextField } from '@playfront/ui/forms';
import { detailsErrorText, detailsFieldProps } from './detailsFieldProps.ts';
import styles from './DetailsView.module.css';
import type { DetailsFormModel } from './useDetailsForm.ts';

/** Who the player is. A name that was verified is to be verified again once it changes. */
export function NameFields({ form, isVerified }: { form: DetailsFormModel; isVerified: boolean }) {
  const format = useFormat();
  const { text } = format;
  return (
    <fieldset className={styles.group}>
      <legend>{text('account.details.about')}</legend>
      <div className={styles.two}>
        <TextField
          {...detailsFieldProps(form, 'first_name', format)}
          label={text('auth.registration.first_name')}
          autoComplete="given-name"
          hint={isVerified ? text('account.details.name_verified') : undefined}
        />
        <TextField {...detailsFieldProps(form, 'last_name', format)} label={text('auth.registration.last_name')} autoComplete="family-name" />
        <SegmentedField
          name="gender"
          label={text('auth.registration.gender')}
          value={form.values.gender}
          error={detailsErrorText(form, 'gender', format)}
          onChange={(value) => form.change('gender', value)}
          options={[
            { value: 'male', label: text('auth.registration.male') },
            { value: 'female', label: text('auth.registration.female') },
          ]}
        />
      </div>
    </fieldset>
  );
}
