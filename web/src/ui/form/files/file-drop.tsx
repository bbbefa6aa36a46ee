import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Field, type FieldProps } from '../field.tsx';
import { focusField } from '../focus-field.ts';
import { ChosenFiles } from './chosen-files.tsx';
import classes from './file-drop.module.css';
import { FileInput } from './file-input.tsx';
import { formatBytes } from './format-bytes.ts';
import { type FileRules, judgeFiles, type RefusedFile, typeNames } from './judge-files.ts';
import { RefusedFiles } from './refused-files.tsx';
import { useDropTarget } from './use-drop-target.ts';

type Props = FieldProps &
  FileRules & {
    files: readonly File[];
    onChange: (files: readonly File[]) => void;
    /** How much of a file has been sent, from 0 to 1; undefined while it waits. */
    progressOf?: ((file: File) => number | undefined) | undefined;
  };

/** Files, chosen from a list or dropped; what cannot be taken is shown by its name before anything is read or sent. */
export function FileDrop({ files, onChange, progressOf, types, maxBytes, isSeveral = false, ...words }: Props) {
  const own = useId();
  const id = words.id ?? own;
  const rules = { types, maxBytes, isSeveral };
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);

  const offer = (offered: readonly File[]) => {
    const verdict = judgeFiles(files, offered, rules);
    setRefused(verdict.refused);
    if (verdict.taken.length !== files.length || verdict.taken.some((file) => !files.includes(file)))
      onChange(verdict.taken);
  };
  const remove = (file: File) => {
    onChange(files.filter((other) => other !== file));
    // Its row goes, and the focus would go with it.
    focusField(id);
  };
  return (
    <Field {...words} id={id} hint={<Rules hint={words.hint} {...rules} />}>
      {(control) => (
        <>
          <DropZone id={id} isSeveral={isSeveral} onOffer={offer}>
            <FileInput {...control} types={types} isSeveral={isSeveral} onOffer={offer} />
          </DropZone>
          <RefusedFiles refused={refused} rules={rules} />
          <ChosenFiles files={files} progressOf={progressOf} onRemove={remove} />
        </>
      )}
    </Field>
  );
}

type ZoneProps = {
  id: string;
  isSeveral: boolean;
  onOffer: (files: readonly File[]) => void;
  children: ReactNode;
};

function DropZone({ id, isSeveral, onOffer, children }: ZoneProps) {
  const { t } = useTranslation('form');
  return (
    <label htmlFor={id} className={classes.zone} {...useDropTarget(onOffer)}>
      {children}
      <IconUpload size={20} stroke={1.75} aria-hidden="true" />
      <span>
        <span className={classes.choose}>{t(isSeveral ? 'file.chooseSeveral' : 'file.chooseOne')}</span>{' '}
        <span className={`${classes.drop} muted`}>{t(isSeveral ? 'file.dropSeveral' : 'file.dropOne')}</span>
      </span>
    </label>
  );
}

function Rules({ hint, types, maxBytes }: FileRules & Pick<FieldProps, 'hint'>) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  return (
    <>
      {hint && <p>{hint}</p>}
      <p>{t('file.rules', { types: typeNames(types), size: formatBytes(language, maxBytes) })}</p>
    </>
  );
}
