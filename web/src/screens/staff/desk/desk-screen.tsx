import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { deskQueries, readDesk } from '#capabilities/desk/index.ts';
import { useCountryName } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { DeskAside } from './desk-aside.tsx';
import { inventedDesk } from './invented-desk.ts';
import { DaysCard } from './today/days-card.tsx';
import { AttentionCard } from './waiting/attention-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { Ways } from './ways.tsx';

/** Where the supplier's people begin: what waits for them, how the day goes, and where else work is done. */
export function DeskScreen() {
  const { t } = useTranslation(['staff', 'staff-desk']);
  const { user } = useSession();
  const { market } = readDesk(useSearch({ strict: false }));
  const self = useQuery(staffQueries.self());
  const query = useQuery(deskQueries.desk(market));
  const mayManage = holdsRight(self.data?.rights, 'staff.manage');
  useOwnPageName(t('staff:desk.heading'));
  return (
    <>
      <PageHead
        title={t('staff:desk.heading')}
        {...(user ? { lead: t('staff:desk.lead', { name: `${user.firstName} ${user.lastName}` }) } : {})}
      >
        <MarketTabs current={market} />
      </PageHead>
      <AsideColumns aside={<DeskAside self={self} desk={query} />}>
        <Stack>
          <BlockStates
            query={query}
            failed={t('staff-desk:failed')}
            waiting={<AttentionCard desk={inventedDesk} market={undefined} onRetry={() => undefined} />}
          >
            {(desk) => <AttentionCard key={market} desk={desk} market={market} onRetry={() => void query.refetch()} />}
          </BlockStates>
          {(self.data?.changesToDecide ?? 0) > 0 && <WaitingCard mayManage={mayManage} />}
          {query.data?.days !== undefined && (
            <DaysCard days={query.data.days} at={query.data.at} onRetry={() => void query.refetch()} />
          )}
          <Ways mayOpen={(right) => holdsRight(self.data?.rights, right)} />
        </Stack>
      </AsideColumns>
    </>
  );
}

/** One market or all of the reader's; whoever has one alone has nothing to choose. */
function MarketTabs({ current }: { current: string | undefined }) {
  const { t } = useTranslation('staff-desk');
  const nameOfCountry = useCountryName();
  const { data: self } = useQuery(staffQueries.self());
  const markets = [...new Set(self?.rights.flatMap((each) => each.markets) ?? [])];
  if (markets.length < 2) return null;
  const tabs = [{ key: 'all', label: t('allMarkets') }, ...markets.map((key) => ({ key, label: nameOfCountry(key) }))];
  return (
    <LinkTabs
      label={t('markets')}
      current={current ?? 'all'}
      tabs={tabs.map(({ key, label }) => ({
        key,
        label,
        link: (look: object) => (
          <Link
            to="/staff"
            search={key === 'all' ? {} : { market: key as 'CZ' }}
            activeOptions={{ exact: true }}
            {...look}
          />
        ),
      }))}
    />
  );
}
