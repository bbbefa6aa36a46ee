import { useQuery } from '@tanstack/react-query';
import { type Balance, documentsQueries } from '#capabilities/documents/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { BalanceCards, type ShowOverdue } from './balance-cards.tsx';
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
        waiting={<BalanceCards balance={invented} onShow={onShow} />}
      >
        {({ balances }) =>
          balances.map((balance) => (
            <div key={`${balance.payerId} ${balance.currency}`} className={classes.payer}>
              {balances.length > 1 && <h2 className="mb-8 text-17">{balance.payerName}</h2>}
              <BalanceCards balance={balance} onShow={onShow} />
            </div>
          ))
        }
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
  credit: null,
};
