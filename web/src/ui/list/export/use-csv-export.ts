import { customs } from '@dray/contract/languages.ts';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '#platform/save-file.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '../../overlay/toasts/show-failure.ts';
import { showToast } from '../../overlay/toasts/toast-queue.ts';
import { type CsvColumn, toCsv } from './csv.ts';

type Exported<Row> = {
  rows: readonly Row[];
  /** There were more than could be fetched. */
  isCut: boolean;
};

export type CsvExport<Row> = {
  /** Without its ending. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  /** Everything the filters leave, not only the page that is shown. */
  fetchRows: () => Promise<Exported<Row>>;
};

/** Saves rows as a file that opens in Excel, and says how many. */
export function useCsvExport<Row>({ fileName, columns, fetchRows }: CsvExport<Row>) {
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
      showFailure({
        topic: 'export',
        isTrueEitherWay: true,
        text: t('csv.failed'),
        failure,
        retry: () => mutate(undefined),
      }),
  });
  return { save: () => mutate(undefined), isSaving: isPending };
}

const decimalMarkOf = (locale: string): ',' | '.' =>
  new Intl.NumberFormat(locale).format(1.5).includes(',') ? ',' : '.';
