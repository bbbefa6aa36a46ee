import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AskForHelp, errorReference } from '#capabilities/help/index.ts';
import { ProfileTabs, peopleQueries } from '#capabilities/people/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { CompanyCard } from './company-card.tsx';
import type { CompanyPage } from './company-page.ts';
import { inventedCompany } from './invented-company.ts';
import { PayerCard } from './payer-card.tsx';
import { PeopleCard } from './people-card.tsx';
import classes from './profile-company-screen.module.css';
import { ShipTosCard } from './ship-tos-card.tsx';
import { SoldTosCard } from './sold-tos-card.tsx';

/** The company as the supplier knows it (U8). All of it is to read; a change is asked for. */
export function ProfileCompanyScreen() {
  const { t } = useTranslation('company');
  const query = useQuery(peopleQueries.company(useLanguage()));
  return (
    <>
      <PageHead title={t('heading')}>
        <ProfileTabs current="company" />
      </PageHead>
      <BlockStates
        query={query}
        failed={t('failed')}
        help={<AskForHelp reference={errorReference(query.error)} />}
        waiting={<Shown page={inventedCompany} />}
      >
        {(page) =>
          page.payers.length > 0 ? (
            <Shown page={page} />
          ) : (
            <EmptyState icon={IconBuildingStore} heading={t('none')} text={t('noneText')} />
          )
        }
      </BlockStates>
    </>
  );
}

const Shown = ({ page }: { page: CompanyPage }) => (
  <Stack>
    {page.payerdetail.map((company) => (
      <CompanyCard key={company.companyId} company={company} page={page} />
    ))}
    <div className={`${classes.pair} grid two-columns align-start gap-16`}>
      <PayerCard payers={page.payers} />
      <SoldTosCard payers={page.payers} />
    </div>
    <ShipTosCard page={page} />
    <PeopleCard page={page} />
  </Stack>
);
