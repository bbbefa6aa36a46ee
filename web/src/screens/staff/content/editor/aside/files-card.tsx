import { contentLimits, isShortKind } from '@dray/contract/content/content-kinds.ts';
import type { Language } from '@dray/contract/languages.ts';
import { IconPaperclip, IconPhoto, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ProgressBar } from '#ui/figures/progress-bar.tsx';
import { FileButton } from '#ui/form/files/file-button.tsx';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { judgeFiles, type RefusedFile } from '#ui/form/files/judge-files.ts';
import { RefusedFiles } from '#ui/form/files/refused-files.tsx';
import { useDropTarget } from '#ui/form/files/use-drop-target.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Card } from '#ui/page/card.tsx';
import { FailedNote } from '../../../parts/failed-note.tsx';
import type { Fields } from '../fields/use-writing.ts';
import classes from './files-card.module.css';
import { type DeskFile, fileRules, pictureRules, useUploads } from './use-uploads.ts';

type Props = { fields: Fields; language: Language };

/** Its picture and what is attached; chosen or dropped, and in the text's own languages described. */
export function FilesCard({ fields, language }: Props) {
  const { t } = useTranslation('content-desk');
  const reading = useLanguage();
  const { now, written, writing } = fields;
  const { kind } = now.shown;
  const [arrived, setArrived] = useState<readonly DeskFile[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const hasPicture = kind === 'news' || kind === 'banner';
  const { uploads, send } = useUploads(now.shown, (file) => {
    setArrived((before) => [file, ...before]);
    writing.write((before) =>
      hasPicture && file.isPicture && (!before.image || isShortKind(kind))
        ? { ...before, image: { fileId: file.id, alt: before.image?.alt ?? {} } }
        : { ...before, files: isShortKind(kind) ? before.files : [...new Set([...before.files, file.id])] },
    );
  });
  const rules = isShortKind(kind) ? pictureRules : fileRules;
  const offer = (offered: readonly File[]) => {
    const verdict = judgeFiles([], offered, rules);
    setRefused(verdict.refused);
    void send(verdict.taken);
  };
  const drop = useDropTarget(offer);
  if (kind === 'link') return null;
  const known = [...arrived, ...now.shown.files];
  const find = (id: string) => known.find((file) => file.id === id);
  const image = written.image && find(written.image.fileId);
  return (
    <Card heading={t('files.heading')}>
      <div className={`${classes.drop} grid one-column gap-12`} {...drop}>
        {image && written.image && (
          <div className="grid one-column gap-8">
            <img className={classes.picture} src={image.link} alt="" />
            <TextField
              label={t('files.alt')}
              hint={t('files.altHint')}
              max={contentLimits.alt}
              value={written.image.alt[language] ?? ''}
              onChange={(text) =>
                writing.write((before) =>
                  before.image
                    ? { ...before, image: { ...before.image, alt: { ...before.image.alt, [language]: text } } }
                    : before,
                )
              }
            />
            <Row file={image} onRemove={() => writing.write((before) => ({ ...before, image: null }))} />
          </div>
        )}
        {written.files
          .flatMap((id) => find(id) ?? [])
          .map((file) => (
            <Row
              key={file.id}
              file={file}
              onRemove={() =>
                writing.write((before) => ({ ...before, files: before.files.filter((each) => each !== file.id) }))
              }
            />
          ))}
        {uploads.map(({ file, sent, failure }) =>
          failure ? (
            <FailedNote key={file.name} text={t('files.failed', { name: file.name })} error={failure} />
          ) : (
            <ProgressBar key={file.name} label={file.name} value={sent} max={file.size}>
              {file.name}
            </ProgressBar>
          ),
        )}
        <RefusedFiles refused={refused} rules={rules} />
        <div>
          <FileButton rules={rules} onOffer={offer} icon={<IconPhoto size={18} stroke={1.75} aria-hidden="true" />}>
            {t(isShortKind(kind) ? 'files.addPicture' : 'files.add')}
          </FileButton>
        </div>
        <p className="text-13 muted">
          {t('files.rules', {
            size: formatBytes(reading, 25_000_000),
            most: formatNumber(reading, contentLimits.files),
          })}
        </p>
      </div>
    </Card>
  );
}

function Row({ file, onRemove }: { file: DeskFile; onRemove: () => void }) {
  const { t } = useTranslation('content-desk');
  const language = useLanguage();
  return (
    <div className="row gap-8 between">
      <span className="row gap-8 shrinkable">
        <IconPaperclip size={18} stroke={1.75} aria-hidden="true" />
        <span className="text-14 anywhere">
          <a href={file.link} target="_blank" rel="noreferrer">
            {file.name}
          </a>{' '}
          <span className="muted nowrap">{formatBytes(language, file.size)}</span>
        </span>
      </span>
      <IconButton label={t('files.remove', { name: file.name })} onClick={onRemove}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
