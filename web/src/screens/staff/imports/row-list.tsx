import type { ImportRow } from '#capabilities/imports/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { Column } from '#ui/list/data/column.ts';
import { DataList } from '#ui/list/data/data-list.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useImportWords } from './use-import-words.ts';

type Props = { rows: readonly ImportRow[]; hasKinds: boolean };

/** Line, key, and old and new by column, or what is wrong with it. */
export function RowList({ rows, hasKinds }: Props) {
  const { t } = useTranslation('imports');
  const words = useImportWords();
  const kind: Column<ImportRow> = {
    key: 'kind',
    head: t('list.kinds'),
    cell: (row) => words.kind(row.kind),
    card: { slot: 'line' },
  };
  const columns: readonly Column<ImportRow>[] = [
    {
      key: 'key',
      head: t('rows.key'),
      isRowHead: true,
      cell: ({ key }) => <span className="anywhere">{key}</span>,
      card: { slot: 'title' },
    },
    {
      key: 'line',
      head: t('rows.line'),
      kind: 'number',
      cell: ({ line }) => line ?? '–',
      card: { slot: 'end', cell: ({ line }) => (line === null ? '' : t('rows.lineOf', { line })) },
    },
    ...(hasKinds ? [kind] : []),
    { key: 'changes', head: t('rows.what'), cell: (row) => <What row={row} />, card: { slot: 'line' } },
  ];
  return (
    <DataList
      label={t('rows.heading')}
      columns={columns}
      rows={rows}
      keyOf={({ kind: of, key, line }) => `${of} ${line ?? ''} ${key}`}
    />
  );
}

function What({ row: { changes, faults, notUndone } }: { row: ImportRow }) {
  const { t } = useTranslation('imports');
  return (
    <ul className="text-14 anywhere">
      {[...Map.groupBy(faults, ({ column }) => column)].map(([column, found]) => (
        <li key={column}>
          {column && <code>{column}</code>} {found.map(({ message }) => message).join('; ')}
        </li>
      ))}
      {faults.length === 0 &&
        changes.map(({ column, from, to }) => (
          <li key={column}>
            <code>{column}</code>{' '}
            {from !== '' && (
              <>
                <VisuallyHidden>{t('rows.was')} </VisuallyHidden>
                <del className="muted">{from}</del> <span aria-hidden="true">→ </span>
                <VisuallyHidden>{t('rows.now')} </VisuallyHidden>
              </>
            )}
            <ins>{to === '' ? t('rows.empty') : to}</ins>
          </li>
        ))}
      {notUndone && <li>{t(`rows.notUndone.${notUndone}`)}</li>}
    </ul>
  );
}
