import { IconMessages, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { HelpTabs } from '#capabilities/content/index.ts';
import { maxSearchLength, type TicketsAddress, ticketsQueries } from '#capabilities/support/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { SearchForm } from '#ui/list/filters/search-form.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { useWayBack } from '#ui/list/use-way-back.ts';
import { ThumbBar } from '#ui/overlay/thumb-bar.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { TicketChips } from './list/ticket-chips.tsx';
import { TicketList, waitingFirst } from './list/ticket-list.tsx';
import { Conversation } from './ticket/conversation.tsx';
import classes from './tickets-page.module.css';
import { useTicketKeys } from './use-ticket-keys.ts';

const way = {
  rowOf: (id: string) => `[data-ticket="${id}"]`,
  heading: '[data-conversation] h1, [data-conversation] h2, main h1',
};

/** List and conversation beside each other where there is room, one after the other where there is not. */
export function TicketsPage({ address }: { address: Omit<TicketsAddress, 'new'> }) {
  const { page = 1, ticket: open, ...filters } = address;
  const isWide = useIsWide();
  const query = useQuery(ticketsQueries.list(filters, page, useLanguage()));
  const rows = waitingFirst(query.data?.results ?? []);
  const { onBack, stayOnRow } = useWayBack(open, way);
  useTicketKeys({ rows, open, stayOnRow });
  const known = rows.find(({ id }) => id === open);
  if (open && !isWide) return <Conversation key={open} id={open} known={known} onBack={onBack} />;
  const list = <TicketList query={query} rows={rows} filters={filters} page={page} open={open} isBeside={isWide} />;
  return (
    <>
      <Head filters={filters} isWide={isWide} />
      {isWide ? (
        <div className={`${classes.panes} grid card`}>
          <div className={classes.list}>{list}</div>
          {open ? <Conversation key={open} id={open} known={known} onBack={undefined} /> : <NothingOpen />}
        </div>
      ) : (
        list
      )}
    </>
  );
}

type HeadProps = { filters: Pick<TicketsAddress, 'view' | 'q'>; isWide: boolean };

function Head({ filters, isWide }: HeadProps) {
  const { t } = useTranslation('requests');
  const navigate = useNavigate();
  const { view } = filters;
  const search = (q: string | undefined, replace: boolean) =>
    void navigate({ to: '/support/tickets', search: { ...(view ? { view } : {}), ...(q ? { q } : {}) }, replace });
  const write = (
    <ButtonLink
      to="/support/tickets"
      search={{ new: '1' }}
      variant={isWide ? 'default' : 'filled'}
      fullWidth={!isWide}
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('new')}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t('heading')} actions={isWide && write}>
        <HelpTabs current="tickets" />
      </PageHead>
      <div className={`${classes.bar} flex wrap between align-end`}>
        <TicketChips filters={filters} />
        <SearchForm label={t('list.search')} value={filters.q} maxLength={maxSearchLength} onSearch={search} />
      </div>
      {!isWide && <ThumbBar label={t('new')}>{write}</ThumbBar>}
    </>
  );
}

function NothingOpen() {
  const { t } = useTranslation('requests');
  return (
    <div className={classes.nothing}>
      <EmptyState icon={IconMessages} heading={t('pane.chooseHeading')} text={t('pane.chooseText')} />
      <p className={`${classes.keys} size-13 muted text-center`}>
        <kbd>J</kbd> <kbd>K</kbd> {t('pane.keys')} · <kbd>R</kbd> {t('pane.keyReply')}
      </p>
    </div>
  );
}
