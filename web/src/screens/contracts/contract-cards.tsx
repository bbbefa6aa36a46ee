import { Link } from '@tanstack/react-router';
import type { Contract } from '#capabilities/contracts/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import classes from './contract-cards.module.css';
import { ContractState } from './contract-state.tsx';

type Props = { contracts: readonly Contract[]; open: string | undefined };

/** All of them beside each other; the one that is shown below is marked. */
export function ContractCards({ contracts, open }: Props) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const termOf = ({ kind, from, to }: Contract): string =>
    kind === 'equipment'
      ? t('until', { day: formatShortDate(language, to) })
      : t('term', { from: formatShortDate(language, from), to: formatShortDate(language, to) });
  return (
    <nav aria-label={t('list')} data-print="no">
      <ul className={classes.cards}>
        {contracts.map((contract) => (
          <li key={contract.id}>
            <Link
              to="/contracts"
              search={{ contract: contract.id }}
              resetScroll={false}
              className={classes.card}
              // As the router marks the one that is in the address.
              aria-current={contract.id === open ? 'page' : undefined}
            >
              <span className="grid gap-2">
                <strong className="semibold">{contract.name}</strong>
                <span className="size-13 line-20 muted">{termOf(contract)}</span>
              </span>
              <ContractState contract={contract} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
