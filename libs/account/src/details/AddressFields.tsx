import { inLanguageOrder, useFormat } from '@playfront/i18n';
import { TextField } from '@playfront/ui/forms';
import styles from './DetailsView.module.css';
import type { DetailsFormModel } from './useDetailsForm.ts';

/** The player's postal address. */
export function AddressFields({ form }: { form: DetailsFormModel }) {
  const { text, languageTag } = useFormat();
  const { fieldProps } = form;
  return (
    <fieldset className={styles.group}>
      <legend>{text('account.details.address')}</legend>
      {inLanguageOrder(languageTag, [
        <TextField
          key="street"
          {...fieldProps('address')}
          label={text('account.details.street')}
          hint={text('account.details.street_hint')}
          autoComplete="address-line1"
        />,
        <div key="city" className={styles.two}>
          <TextField
            {...fieldProps('postal_code')}
            label={text('account.details.postal_code')}
            autoComplete="postal-code"
            autoCapitalize="characters"
          />
          <TextField {...fieldProps('city')} label={text('account.details.city')} autoComplete="address-level2" />
        </div>,
      ])}
    </fieldset>
  );
}
