import { useQuery } from '@tanstack/react-query';
import { type Balance, documentsQueries } from '#capabilities/documents/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { BalanceStrip, type ShowOverdue } from './balance-strip.tsx';
import classes from './balances.module.css';

/** What is to be paid by each payer whose documents the reader may see; for nobody else the block is there (T138). */
export function Balances({ onShow }: { onShow: ShowOverdue }) {
  const { t } = useTranslation('documents');
  const query = useQuery(documentsQueries.balances());
  return (
    <section aria-label={t('balance.label')}>
      <BlockStates
        query={query}
        failed={t('balance.failed')}
        waiting={<BalanceStrip balance={invented} onShow={onShow} />}
      >
        {({ balances }) => (
          <div className={balances.length > 1 ? classes.payers : undefined}>
            {balances.map((balance) => (
              <div key={`${balance.payerId} ${balance.currency}`}>
                {balances.length > 1 && <h2 className="mb-6 text-14 semibold">{balance.payerName}</h2>}
                <BalanceStrip balance={balance} onShow={onShow} />
              </div>
            ))}
          </div>
        )}
      </BlockStates>
    </section>
  );
}

const invented: Balance = {
  payerId: '',
  payerName: '',
  currency: 'EUR',
  open: 29100,
  openCount: 4,
  creditNoteCount: 0,
  overdue: 0,
  overdueCount: 0,
  oldestDueDate: null,
  credit: { limit: 100000, used: 29100, left: 70900, share: 0.29, mode: 'none', asOf: '2026-11-12T09:30:00.000Z' },
};
