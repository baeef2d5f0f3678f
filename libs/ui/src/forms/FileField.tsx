import type { ChangeEvent, ReactNode } from 'react';
import { buttonClass } from '../controls/button-class.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { IconCamera, IconFileText, IconUpload, IconX } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import styles from './FileField.module.css';
import { useFieldIds } from './useFieldIds.ts';

export interface FileFieldProps extends Omit<FieldProps, 'isOk'> {
  /** "Choose a file or drop it here". */
  chooseText: ReactNode;
  /** "Take a photo": on a touch screen, label of a second button that opens the camera. */
  photoText?: ReactNode;
  /** The chosen file: its name and formatted size. */
  file?: { name: string; sizeText: string } | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
  removeLabel: string;
  /** Accepted file types: `image/*,application/pdf`. */
  accept?: string | undefined;
  /** It is being uploaded. */
  isBusy?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** One file: a photo or a document. The native input covers the box, so that keyboard, camera and drag and drop work. */
export function FileField(props: FileFieldProps) {
  const {
    label,
    hint,
    error,
    optionalText,
    okText,
    className,
    chooseText,
    photoText,
    file,
    onChoose,
    onRemove,
    removeLabel,
    accept,
    isBusy,
    disabled,
  } = props;
  const ids = useFieldIds({ id: props.id, hint, error });
  const input = {
    type: 'file',
    disabled: disabled || isBusy,
    className: styles.input,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      const chosen = target.files?.[0];
      if (chosen) onChoose(chosen);
      // So that the same file can be chosen again after it was removed.
      target.value = '';
    },
  } as const;
  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={joinClasses(styles.box, file !== undefined && styles.full, ids.isInvalid && styles.invalid, disabled && styles.off)}>
        <span className={styles.sign}>
          {isBusy ? <Spinner className={styles.spinner} /> : file === undefined ? <IconUpload /> : <IconFileText />}
        </span>
        <span className={styles.text}>
          {file === undefined ? (
            chooseText
          ) : (
            <>
              <span className={styles.name} title={file.name}>
                {file.name}
              </span>
              <span className={styles.size}>
                {file.sizeText}
                {okText !== undefined && <> · {okText}</>}
              </span>
            </>
          )}
        </span>
        <input {...ids.aria} {...input} id={ids.controlId} name={props.name} accept={accept} />
        {file !== undefined && !isBusy && (
          <IconButton size="s" className={styles.remove} label={removeLabel} icon={<IconX size={18} />} disabled={disabled} onClick={onRemove} />
        )}
      </div>
      {photoText !== undefined && file === undefined && (
        <label className={joinClasses(buttonClass({ size: 'l', block: true }), styles.photo)}>
          <IconCamera />
          {photoText}
          <input {...input} accept="image/jpeg" capture="environment" />
        </label>
      )}
    </FieldFrame>
  );
}
