import { IconBuildingStore, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { type OnboardingsAddress, onboardingQueries, onboardingsPerPage } from '#capabilities/onboarding/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ListPager } from '#ui/list/list-pager.tsx';
import { Segments } from '#ui/list/segments.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { inventedOnboardings } from './invented-onboardings.ts';
import { OnboardingList } from './onboarding-list.tsx';
import { StartDialog } from './start-dialog.tsx';

const to = '/staff/onboardings';

/** What is on its way, with whose turn it is; what has ended is one press away. */
export function OnboardingsPage({ address: { start, state, page = 1 } }: { address: OnboardingsAddress }) {
  const { t } = useTranslation(['onboarding', 'staff']);
  const navigate = useNavigate();
  const { data: self } = useQuery(staffQueries.self());
  const query = useQuery(onboardingQueries.list(state ?? 'open', page));
  const frame = useRef<HTMLDivElement>(null);
  const mayStart = holdsRight(self?.rights, 'customers.edit');
  const kept = state ? { state } : {};
  return (
    <>
      <PageHead
        title={t('staff:onboardings.heading')}
        lead={t('staff:onboardings.lead')}
        {...(mayStart ? { actions: <Start /> } : {})}
      />
      <Stack>
        <Segments
          label={t('onboarding:list.which')}
          value={state ?? 'open'}
          segments={(['open', 'ended'] as const).map((value) => ({ value, label: t(`onboarding:list.${value}`) }))}
          onChoose={(value) => void navigate({ to, search: value === 'ended' ? { state: value } : {} })}
        />
        <BlockStates
          query={query}
          frame={frame}
          failed={t('onboarding:list.failed')}
          waiting={<OnboardingList rows={inventedOnboardings} />}
        >
          {({ results }) =>
            results.length > 0 ? (
              <OnboardingList rows={results} />
            ) : (
              <EmptyState
                icon={IconBuildingStore}
                heading={t(`onboarding:none.${state ?? 'open'}`)}
                text={t('onboarding:none.text')}
              />
            )
          }
        </BlockStates>
        <ListPager
          current={page}
          total={Math.ceil((query.data?.total ?? 0) / onboardingsPerPage)}
          link={(n, look) => (
            <Link
              to={to}
              search={n > 1 ? { ...kept, page: n } : kept}
              onClick={() => frame.current?.focus()}
              {...look}
            />
          )}
        />
      </Stack>
      {start && mayStart && <StartDialog onClose={() => void navigate({ to, search: kept, replace: true })} />}
    </>
  );
}

function Start() {
  const { t } = useTranslation('onboarding');
  return (
    <ButtonLink to={to} search={{ start: 'new' }} leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}>
      {t('start.open')}
    </ButtonLink>
  );
}
