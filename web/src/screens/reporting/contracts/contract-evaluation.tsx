import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { reportingQueries } from '#capabilities/reporting/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { ContractList } from './contract-list.tsx';

/** How far each contract with a volume is, all of them beside each other; one of them in detail is a screen of its own. */
export function ContractEvaluation({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('reporting');
  const query = useQuery(reportingQueries.contracts());
  const mayOpen = useSession().may('Contracts');
  return (
    <Stack>
      <PageHead
        title={t('contracts.heading')}
        actions={
          mayOpen && (
            <ButtonLink to="/contracts" variant="default">
              {t('contracts.all')}
            </ButtonLink>
          )
        }
      >
        {tabs}
      </PageHead>
      <BlockStates
        query={query}
        failed={t('contracts.failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<ContractList contracts={[]} />}
      >
        {({ contracts }) => {
          const measured = contracts.filter(({ committedHl }) => committedHl !== null);
          return measured.length > 0 ? (
            <ContractList contracts={measured} />
          ) : (
            <EmptyState icon={IconFileText} heading={t('contracts.none')} text={t('contracts.noneText')} />
          );
        }}
      </BlockStates>
    </Stack>
  );
}
