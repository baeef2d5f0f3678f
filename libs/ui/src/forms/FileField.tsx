import type { ReactNode } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { IconFileText, IconUpload, IconX } from '../icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import styles from './FileField.module.css';
import { useFieldIds } from './useFieldIds.ts';

export interface FileFieldProps extends Omit<FieldProps, 'isOk'> {
  /** "Choose a file or drop it here". */
  chooseText: ReactNode;
  /** What is chosen: its name, and its size in words. */
  file?: { name: string; sizeText: string } | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
  removeLabel: string;
  /** Kinds of file, as the browser wants them: `image/*,application/pdf`. */
  accept?: string | undefined;
  /** It is on its way to the server. */
  isBusy?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** One paper: a photo or a document. The browser's own field lies over the box, so it takes the keyboard, the camera and what is dropped. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, optionalText, okText, className, chooseText, file, onChoose, onRemove, removeLabel, accept, isBusy, disabled } = props;
  const ids = useFieldIds({ id: props.id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={joinClasses(styles.box, file !== undefined && styles.full, ids.isInvalid && styles.invalid, disabled && styles.off)}>
        <span className={styles.sign}>
          {isBusy ? <Spinner className={styles.spinner} /> : file === undefined ? <IconUpload /> : <IconFileText />}
        </span>
        <span className={styles.words}>
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
        <input
          {...ids.aria}
          id={ids.controlId}
          name={props.name}
          type="file"
          accept={accept}
          disabled={disabled || isBusy}
          className={styles.input}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) onChoose(chosen);
            // The same file may be chosen again after it was taken away.
            target.value = '';
          }}
        />
        {file !== undefined && !isBusy && (
          <IconButton size="s" className={styles.remove} label={removeLabel} icon={<IconX size={18} />} disabled={disabled} onClick={onRemove} />
        )}
      </div>
    </FieldFrame>
  );
}
