import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { type ChangeRequest, type ChangesView, staffPerPage, staffQueries } from '#capabilities/staff/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ListPager } from '#ui/list/list-pager.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { LinkTabs } from '#ui/page/link-tabs.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ChangeList } from './change-list.tsx';
import classes from './changes-screen.module.css';
import { inventedChange } from './invented-change.ts';

const to = '/staff/changes';
const views = ['waiting', 'decided'] as const;

/** What waits for a second pair of eyes, and what became of what did. */
export function ChangesScreen({ view, page }: { view: ChangesView; page: number }) {
  const { t } = useTranslation('staff');
  const query = useQuery(staffQueries.changes(view, page));
  const frame = useRef<HTMLDivElement>(null);
  useOwnPageName(t('changes.heading'));
  const searchOf = (wanted: ChangesView, n = 1) => ({
    ...(wanted === 'decided' ? { view: wanted } : {}),
    ...(n > 1 ? { page: n } : {}),
  });
  return (
    <>
      <PageHead title={t('changes.heading')} lead={t('changes.lead')}>
        <LinkTabs
          label={t('changes.views')}
          current={view}
          tabs={views.map((key) => ({
            key,
            label: t(`changes.view.${key}`),
            count: key === view && !query.isPlaceholderData ? query.data?.total : undefined,
            link: (look: object) => <Link to={to} search={searchOf(key)} activeOptions={{ exact: true }} {...look} />,
          }))}
        />
      </PageHead>
      <Stack>
        <BlockStates
          query={query}
          frame={frame}
          failed={t('changes.failed')}
          waiting={<Requests view={view} changes={[inventedChange, { ...inventedChange, id: '1' }]} />}
        >
          {({ results }) =>
            results.length > 0 ? (
              <Requests view={view} changes={results} />
            ) : (
              <EmptyState
                icon={IconArrowsExchange}
                heading={t(`changes.none.${view}`)}
                text={t(`changes.noneText.${view}`)}
              />
            )
          }
        </BlockStates>
        <ListPager
          current={page}
          total={Math.ceil((query.data?.total ?? 0) / staffPerPage)}
          link={(n, look) => (
            <Link to={to} search={searchOf(view, n)} onClick={() => frame.current?.focus()} {...look} />
          )}
        />
      </Stack>
    </>
  );
}

type Props = { view: ChangesView; changes: readonly ChangeRequest[] };

function Requests({ view, changes }: Props) {
  const { t } = useTranslation('staff');
  const id = useId();
  return (
    <section className={`${classes.requests} card`} aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{t(`changes.view.${view}`)}</h2>
      </VisuallyHidden>
      <ChangeList changes={changes} />
    </section>
  );
}
