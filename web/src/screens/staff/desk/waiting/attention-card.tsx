import { IconChecks } from '@tabler/icons-react';
import type { Desk } from '#capabilities/desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './attention.module.css';
import { AttentionRow } from './attention-row.tsx';
import { useBlockWords } from './use-block-words.ts';
import { useSteadyRows } from './use-steady-rows.ts';

type Props = { desk: Desk; market: string | undefined; onRetry: () => void };

/** What waits for the reader, each with the one step that leads to where it is solved. */
export function AttentionCard({ desk, market, onRetry }: Props) {
  const { t } = useTranslation('staff-desk');
  const words = useBlockWords();
  const found = desk.blocks.flatMap(({ waiting }) => waiting ?? []);
  const { rows, isChanged, take } = useSteadyRows(found, ({ kind, cause }) => `${kind} ${cause}`);
  const failed = desk.blocks.filter(({ waiting }) => waiting === null);
  const fine = desk.blocks.filter(({ waiting }) => waiting?.length === 0);
  if (desk.blocks.length === 0) return null;
  return (
    <Card heading={t('attention')}>
      <div role="status" data-print="no">
        {isChanged && (
          <Button variant="default" size="sm" fullWidth className={classes.offer} onClick={take}>
            {t('takeNew')}
          </Button>
        )}
      </div>
      {rows.length > 0 && (
        <ul className="no-bullets m-0 p-0" aria-label={t('attention')}>
          {rows.map((row) => (
            <AttentionRow key={`${row.kind} ${row.cause}`} row={row} market={market} />
          ))}
        </ul>
      )}
      {failed.map(({ block }) => (
        <div key={block} className={`${classes.row} row wrap between gap-8-16`} role="alert">
          <p className="text-15">{t('blockFailed', { block: words.name(block) })}</p>
          <Button variant="default" size="sm" aria-label={`${t('retry')}: ${words.name(block)}`} onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      ))}
      {fine.length > 0 && (
        <p className={`${rows.length + failed.length > 0 ? classes.fine : ''} flex gap-8 text-15`}>
          <IconChecks className="rigid success" size={20} stroke={1.75} aria-hidden="true" />
          <span>
            {rows.length + failed.length === 0 && <strong className="semibold">{t('nothing')} </strong>}
            {t('fine', { blocks: words.list(fine.map(({ block }) => block)) })}
          </span>
        </p>
      )}
    </Card>
  );
}
