import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Field, type FieldProps } from '../field.tsx';
import { focusField } from '../focus-field.ts';
import { ChosenFiles } from './chosen-files.tsx';
import classes from './file-drop.module.css';
import { formatBytes } from './format-bytes.ts';
import { type FileRules, judgeFiles, type RefusedFile, typeNames } from './judge-files.ts';
import { RefusedFiles } from './refused-files.tsx';

type Props = FieldProps &
  FileRules & {
    files: readonly File[];
    onChange: (files: readonly File[]) => void;
    /** How much of a file has been sent, from 0 to 1; undefined while it waits. */
    progressOf?: ((file: File) => number | undefined) | undefined;
  };

/** Files, chosen from a list or dropped; what cannot be taken is told by its name before anything is read or sent. */
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
            <input
              {...control}
              type="file"
              className={classes.input}
              multiple={isSeveral}
              accept={types.map((type) => `.${type}`).join()}
              onChange={({ currentTarget }) => {
                offer([...(currentTarget.files ?? [])]);
                // The same file once more is a new choice.
                currentTarget.value = '';
              }}
            />
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
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onOffer([...event.dataTransfer.files]);
  };
  return (
    <label
      htmlFor={id}
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <IconUpload size={20} stroke={1.75} aria-hidden="true" />
      <span>
        <span className={classes.choose}>{t(isSeveral ? 'file.chooseSeveral' : 'file.chooseOne')}</span>{' '}
        <span className={classes.drop}>{t(isSeveral ? 'file.dropSeveral' : 'file.dropOne')}</span>
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
