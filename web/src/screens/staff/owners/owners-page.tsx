import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { masterOwnersQuery } from '#capabilities/imports/index.ts';
import { isEverywhere, staffQueries } from '#capabilities/staff/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { inventedOwners } from './invented-owners.ts';
import { OwnerList } from './owner-list.tsx';

/** Who changes each kind of data: the ERP or the portal. It holds for all markets, so it takes the right in all of them. */
export function OwnersPage() {
  const { t } = useTranslation('imports');
  const query = useQuery(masterOwnersQuery);
  const { data: self } = useQuery(staffQueries.self());
  const held = self?.rights.find(({ right }) => right === 'settings.edit');
  const mayChange = isEverywhere(held?.markets ?? []);
  const heading = t('owners.heading');
  useOwnPageName(heading);
  return (
    <>
      <Breadcrumb
        label={t('one.where')}
        links={[{ key: 'all', link: <Link to="/staff/imports">{t('heading')}</Link> }]}
        current={heading}
      />
      <PageHead title={heading} lead={t('owners.lead')} />
      <Stack>
        {self && !mayChange && <p className="text-15">{t('owners.everywhere')}</p>}
        <BlockStates
          query={query}
          failed={t('owners.failed')}
          waiting={<OwnerList owned={inventedOwners} mayChange={false} />}
        >
          {({ results }) => <OwnerList owned={results} mayChange={mayChange} />}
        </BlockStates>
      </Stack>
    </>
  );
}
