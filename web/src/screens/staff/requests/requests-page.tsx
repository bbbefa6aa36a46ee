import { IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RequestFilters, type RequestsAddress, requestsQueries } from '#capabilities/requests-desk/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { useWayBack } from '#ui/list/use-way-back.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { RequestFilterBar } from './list/request-filters.tsx';
import { RequestList } from './list/request-list.tsx';
import classes from './requests-page.module.css';
import { Talk } from './talk/talk.tsx';
import { useRequestKeys } from './use-request-keys.ts';

const way = {
  rowOf: (id: string) => `[data-request="${id}"]`,
  heading: '[data-talk] h1, [data-talk] h2, main h1',
};

/** List and conversation beside each other where there is room, one after the other where there is not. */
export function RequestsPage({ address }: { address: Omit<RequestsAddress, 'answers'> }) {
  const { page = 1, request: open, ...filters } = address;
  const { t } = useTranslation(['requests-desk', 'staff']);
  const navigate = useNavigate();
  const isWide = useIsWide();
  const query = useQuery(requestsQueries.list(filters, page, useLanguage()));
  const rows = query.data?.results ?? [];
  const { onBack, stayOnRow } = useWayBack(open, way);
  useRequestKeys({ rows, open, stayOnRow });
  useOwnPageName(t('staff:requests.heading'));
  if (open && !isWide) return <Talk key={open} id={open} onBack={onBack} />;
  // What is open stays open: somebody may look for the next one while they answer.
  const onFilters = (next: RequestFilters) =>
    void navigate({
      to: '/staff/requests',
      search: { ...next, ...(open ? { request: open } : {}) },
      resetScroll: false,
    });
  const list = <RequestList query={query} filters={filters} page={page} open={open} isBeside={isWide} />;
  return (
    <>
      <PageHead
        title={t('staff:requests.heading')}
        actions={
          <ButtonLink to="/staff/requests" search={{ answers: '1' }} variant="default">
            {t('requests-desk:canned.heading')}
          </ButtonLink>
        }
      />
      <RequestFilterBar filters={filters} page={query.data} onFilters={onFilters} />
      {isWide ? (
        <div className={`${classes.panes} grid card`}>
          <div className={classes.list}>{list}</div>
          {open ? <Talk key={open} id={open} onBack={undefined} /> : <NothingOpen />}
        </div>
      ) : (
        list
      )}
    </>
  );
}

function NothingOpen() {
  const { t } = useTranslation('requests-desk');
  return (
    <div className={classes.nothing}>
      <EmptyState icon={IconMessages} heading={t('choose.heading')} text={t('choose.text')} />
      <p className={`${classes.keys} size-13 muted text-center`}>
        <kbd>J</kbd> <kbd>K</kbd> {t('choose.keys')} · <kbd>R</kbd> {t('choose.reply')}
      </p>
    </div>
  );
}
