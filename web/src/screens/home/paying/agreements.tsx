import { IconCreditCard, IconWritingSign } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { contractsQueries } from '#capabilities/contracts/index.ts';
import { CreditFacts, documentsQueries } from '#capabilities/documents/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatPercent, formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Meter } from '#ui/figures/meter.tsx';
import { Block } from '../rows/block.tsx';
import classes from './agreements.module.css';

/** How much may still be ordered on account, and how far the contract is. Neither is there where none was agreed. */
export const Agreements = ({ hasContracts }: { hasContracts: boolean }) => (
  <>
    <CreditLines />
    {hasContracts && <RunningContract />}
  </>
);

/** A reader who wants more of them finds them among the documents. */
const shownLines = 2;

function CreditLines() {
  const { data, isPending } = useQuery(documentsQueries.balances());
  if (isPending) return <div className={classes.room} />;
  const withCredit = (data?.balances ?? []).filter(({ credit }) => credit !== null);
  return withCredit.slice(0, shownLines).map(({ payerId, payerName, currency, credit }) => (
    <Block key={payerId} icon={IconCreditCard} heading={payerName}>
      {credit && <CreditFacts credit={credit} currency={currency} />}
    </Block>
  ));
}

function RunningContract() {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { data, isPending } = useQuery(contractsQueries.list(language));
  if (isPending) return <div className={classes.room} />;
  const contract = data?.contracts.find(({ state, committedHl }) => state === 'running' && committedHl !== null);
  if (!contract || contract.committedHl === null) return null;
  const { committedHl, deliveredHl, orderedHl, cartHl, next } = contract;
  // Named, or nobody finds out by reckoning how the missing rest comes about.
  const coming = Math.round((orderedHl + cartHl) * 100) / 100;
  const hl = (amount: number) => formatQuantity(language, amount, 'hl');
  return (
    <Block icon={IconWritingSign} heading={t('paying.contract', { name: contract.name })}>
      <Meter
        label={t('paying.until', { day: formatShortDate(language, contract.to) })}
        value={deliveredHl}
        max={committedHl}
        text={t('paying.of', { delivered: hl(deliveredHl), committed: hl(committedHl) })}
      />
      {coming > 0 && <p className="mt-8 text-14 muted">{t('paying.ordered', { hl: hl(coming) })}</p>}
      {next && (
        <p className="mt-8 text-14 muted">
          {t('paying.bonus', {
            bonus: formatPercent(language, next.bonus / 100),
            from: hl(next.hl),
            missing: hl(next.missingHl),
          })}
        </p>
      )}
      <Link to="/contracts" className="inline-row touch semibold plain">
        {t('paying.contracts')}
      </Link>
    </Block>
  );
}
