import { IconPrinter } from '@tabler/icons-react';
import type { ReportMonth, SalesReport } from '#capabilities/reporting/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import type { CsvColumn } from '#ui/list/export/csv.ts';
import { CsvButton } from '#ui/list/export/csv-button.tsx';

/** The report for elsewhere: as a file with every figure, and on paper. */
export function SalesExport({ report }: { report: SalesReport | undefined }) {
  const { t } = useTranslation('reporting');
  const columns: readonly CsvColumn<ReportMonth>[] = [
    { head: t('table.month'), value: ({ month }) => month },
    { head: t('units.hl'), value: ({ hectolitres }) => hectolitres },
    { head: t('units.packs'), value: ({ packs }) => packs },
    { head: `${t('tiles.net')} (${report?.currency ?? ''})`, value: ({ net }) => net },
    { head: `${t('table.deposit')} (${report?.currency ?? ''})`, value: ({ deposit }) => deposit },
    { head: t('tiles.orders'), value: ({ orders }) => orders },
    { head: `${t('units.hl')} – ${t('table.before')}`, value: ({ before }) => before.hectolitres },
    { head: `${t('units.packs')} – ${t('table.before')}`, value: ({ before }) => before.packs },
    { head: `${t('tiles.net')} – ${t('table.before')}`, value: ({ before }) => before.net },
  ];
  return (
    <>
      <CsvButton
        // There from the beginning: what came later would push the page down.
        isOff={!report}
        fileName={t('fileName', { from: report?.from ?? '', to: report?.to ?? '' })}
        columns={columns}
        fetchRows={async () => ({ rows: report?.months ?? [], isCut: false })}
      />
      <Button
        variant="default"
        disabled={!report}
        leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('print')}
      </Button>
    </>
  );
}
