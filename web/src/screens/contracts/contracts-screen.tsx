import { IconWritingSign } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type Contract, contractsQueries } from '#capabilities/contracts/index.ts';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ContractCards } from './contract-cards.tsx';
import { ContractDetail } from './contract-detail.tsx';
import { inventedContracts } from './invented-contracts.ts';
import { ReckonedAt } from './reckoned-at.tsx';

/** What was agreed, how far it is kept, and what the next step brings (D6, P20). */
export function ContractsScreen() {
  const { t } = useTranslation('contracts');
  const query = useQuery({ ...contractsQueries.list(useLanguage()), refetchOnMount: 'always' });
  const { contract: asked } = useSearch({ strict: false }) as { contract?: unknown };
  return (
    <>
      <PageHead title={t('heading')} actions={query.data && <ReckonedAt asOf={query.data.asOf} />} />
      <BlockStates
        query={query}
        failed={t('failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<Shown contracts={inventedContracts} asked={undefined} />}
      >
        {({ contracts }) =>
          contracts.length > 0 ? (
            <Shown contracts={contracts} asked={asked} />
          ) : (
            <EmptyState icon={IconWritingSign} heading={t('none')} text={t('noneText')} />
          )
        }
      </BlockStates>
    </>
  );
}

/** One that is not there any more, or never was, is as good as none: then the first is shown. */
function Shown({ contracts, asked }: { contracts: readonly Contract[]; asked: unknown }) {
  const open = contracts.find(({ id }) => id === String(asked)) ?? contracts[0];
  return (
    <>
      <ContractCards contracts={contracts} open={open?.id} />
      {open && <ContractDetail key={open.id} contract={open} />}
    </>
  );
}
