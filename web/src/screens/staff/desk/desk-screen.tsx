import { useQuery } from '@tanstack/react-query';
import { useSession } from '#capabilities/session/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { OwnRights } from './own-rights.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { Ways } from './ways.tsx';

/** Where the supplier's people begin: what waits for them, what they may do, and where it is done. */
export function DeskScreen() {
  const { t } = useTranslation('staff');
  const { user } = useSession();
  const query = useQuery(staffQueries.self());
  useOwnPageName(t('desk.heading'));
  return (
    <>
      <PageHead
        title={t('desk.heading')}
        {...(user ? { lead: t('desk.lead', { name: `${user.firstName} ${user.lastName}` }) } : {})}
      />
      <AsideColumns
        aside={
          <BlockStates query={query} failed={t('rightsFailed')} waiting={<OwnRights held={invented} />}>
            {({ rights }) => <OwnRights held={rights} />}
          </BlockStates>
        }
      >
        <Stack>
          <WaitingCard mayManage={holdsRight(query.data?.rights, 'staff.manage')} />
          <Ways mayOpen={(right) => holdsRight(query.data?.rights, right)} />
        </Stack>
      </AsideColumns>
    </>
  );
}

const invented = (['customers.read', 'orders.read', 'requests.answer', 'people.help'] as const).map((right) => ({
  right,
  markets: ['CZ'],
  ownCustomersOnly: false,
}));
