import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Material, materialsQueries } from '#capabilities/content/index.ts';
import { PdfViewer } from '#capabilities/documents/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import type { ListSelection } from '#ui/list/selection/use-selection.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { SourcePicture } from '#ui/source-picture.tsx';
import { materialIcon, pdfType } from '../grid/material-card.tsx';
import { MaterialFacts } from './material-facts.tsx';
import classes from './material-preview.module.css';

type Props = { id: string | undefined; materials: readonly Material[]; selection: ListSelection<Material> };

/** One file, large, with its facts. A link to one that the list does not show finds it all the same. */
export function MaterialPreview({ id, materials, selection }: Props) {
  const { t } = useTranslation('materials');
  const navigate = useNavigate();
  const listed = materials.find((each) => each.id === id);
  const { data: all } = useQuery({
    ...materialsQueries.list({}, useLanguage()),
    enabled: id !== undefined && !listed,
  });
  const material = listed ?? all?.results.find((each) => each.id === id);
  const close = () =>
    void navigate({
      to: '/marketing-materials',
      search: ({ file, ...now }: { file?: string }) => now,
      replace: true,
      resetScroll: false,
    });
  if (!material) return null;
  const isChosen = selection.chosen.has(material.id);
  return (
    <Dialog title={material.name} close={t('preview.close')} onClose={close} size="lg">
      <Looked material={material} />
      <MaterialFacts material={material} />
      <div className="flex wrap gap-8 mt-16">
        <Button
          component="a"
          href={material.link}
          download={material.fileName}
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('preview.download')}
        </Button>
        <Button variant="default" onClick={() => selection.toggle(material, !isChosen, false)}>
          {isChosen ? t('preview.unselect') : t('preview.select')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Its picture, its pages, or that there is neither. */
function Looked({ material: { name, type, link, preview } }: { material: Material }) {
  const { t } = useTranslation('materials');
  if (!preview && type === pdfType) return <PdfViewer link={link} />;
  return (
    <div className={classes.picture}>
      {preview ? (
        <SourcePicture picture={{ link: preview.link, alt: name }} icon={materialIcon(type)} fit="contain" />
      ) : (
        <p className={classes.none}>{t('preview.none')}</p>
      )}
    </div>
  );
}
