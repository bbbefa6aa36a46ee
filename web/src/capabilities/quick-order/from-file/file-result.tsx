import { IconFileDownload } from '@tabler/icons-react';
import { saveFile } from '#platform/save-file.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { toCsv } from '#ui/list/export/csv.ts';
import { maxRows, type PadRow } from '../rows/pad-rows.ts';
import { useWhyNot } from '../rows/use-why-not.ts';
import { rowsLeft, tallyOf } from './file-tally.ts';
import { type FileOnPad, useFileOnPad } from './read-lines.ts';

/** How many rows the file had, and what became of every one of them. */
export function FileResult({ rows }: { rows: readonly PadRow[] }) {
  const file = useFileOnPad();
  return file ? <Tally rows={rows} file={file} /> : null;
}

function Tally({ rows, file }: { rows: readonly PadRow[]; file: FileOnPad }) {
  const { t } = useTranslation('quick-order');
  const language = useLanguage();
  const n = (count: number) => ({ count, n: formatNumber(language, count) });
  const tally = tallyOf(rows, file);
  const isSent = rows.some(({ fileRow, result }) => fileRow !== undefined && result);
  const left = rowsLeft(rows, file);
  const unread = file.rows - left.length - tally.added - tally.changed;
  return (
    <div className="grid items-start gap-4">
      <p role="status">
        {isSent
          ? t('file.tally', {
              rows: formatNumber(language, file.rows),
              added: formatNumber(language, tally.added),
              changed: formatNumber(language, tally.changed),
              refused: formatNumber(language, tally.refused),
            })
          : t('file.read', { ...n(file.rows), name: file.name })}
      </p>
      {!isSent && unread > 0 && <p>{t('file.empty', n(unread))}</p>}
      {file.leftOut.length > 0 && <p>{t('file.leftOut', { ...n(file.leftOut.length), maximum: maxRows })}</p>}
      {left.length > 0 && (isSent || file.leftOut.length > 0) && <LeftFile rows={left} />}
    </div>
  );
}

/** They can be mended at leisure and sent as a file again. */
function LeftFile({ rows }: { rows: readonly PadRow[] }) {
  const { t } = useTranslation('quick-order');
  const whyNot = useWhyNot();
  const columns = [
    { head: t('file.columns.row'), value: ({ fileRow }: PadRow) => fileRow },
    { head: t('file.columns.code'), value: ({ code }: PadRow) => code },
    { head: t('amount'), value: ({ amount }: PadRow) => amount },
    { head: t('file.columns.why'), value: ({ result }: PadRow) => (result ? whyNot(result) : t('file.notSent')) },
  ];
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconFileDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => saveFile('dray-rows-not-added.csv', toCsv(columns, rows, ','), 'text/csv')}
    >
      {t('file.download')}
    </Button>
  );
}
