import type { ReactNode, Ref } from 'react';
import { FieldEnd, fieldBoxClass, FieldFrame, useFieldIds } from '@playfront/ui/forms';
import styles from './CardFieldsStep.module.css';

type CardFrameInputProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  /** The field's page at the provider. */
  src: string;
  isFocused: boolean;
  /** At the end of the box. */
  end?: ReactNode;
  ref: Ref<HTMLIFrameElement>;
};

/** A field that is a frame of the provider in the box of the site's fields. Its content is read by the provider only. */
export function CardFrameInput({ label, hint, error, src, isFocused, end, ref }: CardFrameInputProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} isGroup>
      <div className={fieldBoxClass({ isInvalid: ids.isInvalid, className: isFocused ? styles.focused : undefined })}>
        <iframe
          ref={ref}
          className={styles.input}
          src={src}
          title={label}
          // `allow-same-origin` is safe, since the page is never this site's own (`frameAddress`); without it the fields could not read each other.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="origin"
        />
        {end}
        <FieldEnd isInvalid={ids.isInvalid} />
      </div>
    </FieldFrame>
  );
}
