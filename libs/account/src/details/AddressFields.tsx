import { useFormat } from '@playfront/i18n';
import { TextField } from '@playfront/ui/forms';
import { detailsFieldProps } from './detailsFieldProps.ts';
import styles from './DetailsView.module.css';
import type { DetailsFormModel } from './useDetailsForm.ts';

/** Where the player lives. */
export function AddressFields({ form }: { form: DetailsFormModel }) {
  const format = useFormat();
  const { text } = format;
  return (
    <fieldset className={styles.group}>
      <legend>{text('account.details.address')}</legend>
      <TextField
        {...detailsFieldProps(form, 'address', format)}
        label={text('auth.registration.address')}
        hint={text('auth.registration.address_hint')}
        autoComplete="address-line1"
      />
      <div className={styles.two}>
        <TextField
          {...detailsFieldProps(form, 'postal_code', format)}
          label={text('auth.registration.postal_code')}
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <TextField {...detailsFieldProps(form, 'city', format)} label={text('auth.registration.city')} autoComplete="address-level2" />
      </div>
    </fieldset>
  );
}
