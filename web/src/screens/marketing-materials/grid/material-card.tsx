import { IconEye, IconFile, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { type Material, typeName } from '#capabilities/content/index.ts';
import { PdfPicture } from '#capabilities/documents/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { SelectRow } from '#ui/list/selection/selection-box.tsx';
import type { ListSelection } from '#ui/list/selection/use-selection.ts';
import { SourcePicture } from '#ui/source-picture.tsx';
import classes from './material-card.module.css';

type Props = { material: Material; selection: ListSelection<Material> };

export const pdfType = 'application/pdf';

export const materialIcon = (type: string) =>
  type === pdfType ? IconFileTypePdf : type.startsWith('image/') ? IconPhoto : IconFile;

/** One file: how it looks, what it is called, and how large it is. */
export function MaterialCard({ material, selection }: Props) {
  const { t } = useTranslation('materials');
  const language = useLanguage();
  const { id, name, type, size, preview } = material;
  const picture = (
    <SourcePicture picture={preview && { link: preview.link, alt: '' }} icon={materialIcon(type)} fit="contain" />
  );
  const isChosen = selection.chosen.has(id);
  const mark = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    selection.toggle(material, !isChosen, event.shiftKey);
  };
  return (
    <article className={classes.card} data-chosen={isChosen || undefined}>
      <div className={classes.picture}>
        {!preview && type === pdfType ? <PdfPicture link={material.link} fallback={picture} /> : picture}
      </div>
      <div className={classes.box}>
        <SelectRow selection={selection} row={material} />
      </div>
      <div className={classes.words}>
        <Link
          to="/marketing-materials"
          search={(now: object) => ({ ...now, file: id })}
          resetScroll={false}
          className={classes.name}
          data-material={id}
          aria-label={t('preview.open', { name })}
          onKeyDown={mark}
        >
          {name}
        </Link>
        <span className={classes.facts}>
          {typeName(type)} · {formatBytes(language, size)}
          <IconEye size={18} stroke={1.75} aria-hidden="true" />
        </span>
      </div>
    </article>
  );
}
