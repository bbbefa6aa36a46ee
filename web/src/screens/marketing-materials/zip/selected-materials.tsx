import { zipOfMaterials } from '@dray/contract/content/materials-zip.ts';
import { IconDownload } from '@tabler/icons-react';
import { downloadZip, type Material, useZipDownload } from '#capabilities/content/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { SelectionBar } from '#ui/list/selection/selection-bar.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import type { MaterialSelection } from '../grid/use-material-selection.ts';

/** How many files are marked and how large they are together; what is too much for one zip is shown before it is asked for. */
export function SelectedMaterials({ selection, chosen }: MaterialSelection) {
  const { t } = useTranslation('materials');
  const language = useLanguage();
  const download = useDownload();
  const isUnderWay = useZipDownload() !== undefined;
  const size = chosen.reduce((sum, material) => sum + material.size, 0);
  const words = [
    t('select.count', { count: chosen.length, n: formatNumber(language, chosen.length) }),
    formatBytes(language, size),
  ];
  const { maxFiles, maxBytes } = zipOfMaterials;
  const refused =
    chosen.length > maxFiles
      ? t('select.tooMany', { n: formatNumber(language, maxFiles) })
      : size > maxBytes
        ? t('select.tooLarge', { size: formatBytes(language, maxBytes) })
        : undefined;
  return (
    <SelectionBar count={chosen.length} words={words.join(' · ')} onClear={selection.clear}>
      {refused ? (
        <p role="status">{refused}</p>
      ) : (
        <Button
          loading={isUnderWay}
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => download(chosen)}
        >
          {t('select.zip')}
        </Button>
      )}
    </SelectionBar>
  );
}

/** The page stays usable meanwhile; when it ends, a word says how. */
function useDownload(): (chosen: readonly Material[]) => void {
  const { t } = useTranslation('materials');
  const download = (chosen: readonly Material[]) => {
    const name = `${t('zip.name')}.zip`;
    const ids = chosen.map(({ id }) => id);
    downloadZip(name, ids).then(
      (isThere) =>
        showToast({ tone: 'done', topic: 'zip', text: isThere ? t('zip.done', { name }) : t('zip.cancelled') }),
      (failure: unknown) =>
        showFailure({
          topic: 'zip',
          isTrueEitherWay: true,
          text: t('zip.failed'),
          failure,
          retry: () => download(chosen),
        }),
    );
  };
  return download;
}
