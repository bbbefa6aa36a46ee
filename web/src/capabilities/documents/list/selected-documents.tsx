import { zipFilesLimit } from '@dray/contract/documents/document-kinds.ts';
import { IconFileZip } from '@tabler/icons-react';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { SelectionBar } from '#ui/list/selection/selection-bar.tsx';
import { zipLink } from '../file/file-links.ts';
import { sumsOf, wholeSizeOf } from './selected-sums.model.ts';
import type { SelectedRows } from './use-document-selection.ts';

/** What the marked documents come to, and all of their files in one. */
export function SelectedDocuments({ selection, chosen }: SelectedRows) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const withFile = chosen.filter(({ isFileThere }) => isFileThere);
  const size = wholeSizeOf(withFile);
  const words = [
    t('select.count', { count: chosen.length, n: formatNumber(language, chosen.length) }),
    ...sumsOf(chosen).map(({ amount, currency }) => formatMoney(language, amount, currency)),
  ];
  const isTooMany = withFile.length > zipFilesLimit;
  return (
    <SelectionBar count={chosen.length} words={words.join(' · ')} onClear={selection.clear}>
      {isTooMany && <p>{t('select.tooMany', { n: formatNumber(language, zipFilesLimit) })}</p>}
      {!isTooMany && withFile.length > 0 && (
        <Button
          component="a"
          href={zipLink(withFile.map(({ id }) => id))}
          download
          leftSection={<IconFileZip size={20} stroke={1.75} aria-hidden="true" />}
        >
          {size === undefined ? t('select.zip') : t('select.zipSize', { size: formatBytes(language, size) })}
        </Button>
      )}
    </SelectionBar>
  );
}
