import { customs } from '@dray/contract/languages.ts';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#platform/save-file.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '../../button.tsx';
import { showFailure } from '../../overlay/toasts/show-failure.ts';
import { showToast } from '../../overlay/toasts/toast-queue.ts';
import { type CsvColumn, toCsv } from './csv.ts';

type Exported<Row> = {
  rows: readonly Row[];
  /** There were more than could be fetched. */
  isCut: boolean;
};

type Props<Row> = {
  /** Without its ending. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  /** Everything the filters leave, not only the page that is shown. */
  fetchRows: () => Promise<Exported<Row>>;
};

/** Saves what the list shows by its filters as a file that opens in Excel. */
export function CsvButton<Row>({ fileName, columns, fetchRows }: Props<Row>) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: fetchRows,
    onSuccess: ({ rows, isCut }) => {
      saveFile(`${fileName}.csv`, toCsv(columns, rows, decimalMarkOf(customs[language].locale)), 'text/csv');
      const said = { count: rows.length, n: formatNumber(language, rows.length) };
      showToast({ tone: 'done', topic: 'export', text: t(isCut ? 'csv.cut' : 'csv.done', said) });
    },
    onError: (failure) =>
      showFailure({ topic: 'export', text: t('csv.failed'), failure, retry: () => mutate(undefined) }),
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconFileDownload size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => mutate(undefined)}
    >
      {t('csv.button')}
    </Button>
  );
}

const decimalMarkOf = (locale: string): ',' | '.' =>
  new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';
