import { IconFileDownload } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '../../button.tsx';
import { type CsvExport, useCsvExport } from './use-csv-export.ts';

/** Saves what the list shows by its filters as a file that opens in Excel. */
export function CsvButton<Row>({ isOff = false, ...wanted }: CsvExport<Row> & { isOff?: boolean }) {
  const { t } = useTranslation('list');
  const { save, isSaving } = useCsvExport(wanted);
  return (
    <Button
      variant="default"
      loading={isSaving}
      disabled={isOff}
      leftSection={<IconFileDownload size={20} stroke={1.75} aria-hidden="true" />}
      onClick={save}
    >
      {t('csv.button')}
    </Button>
  );
}
