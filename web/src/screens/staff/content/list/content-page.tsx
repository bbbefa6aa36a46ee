import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  type ContentAddress,
  type ContentFilters,
  contentDeskQueries,
  contentPerPage,
} from '#capabilities/content-desk/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ListPager } from '#ui/list/list-pager.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { NothingFound } from '#ui/list/states/nothing-found.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { isElsewhere, WrittenElsewhere } from '../parts/written-elsewhere.tsx';
import { ContentFilterBar } from './content-filters.tsx';
import { ContentList } from './content-list.tsx';
import { inventedContent } from './invented-content.ts';
import { NewContentDialog } from './new-content.tsx';

const to = '/staff/content';

/** All that customers read, changed last first; what stands above never waits for it. */
export function ContentDeskPage({ address }: { address: ContentAddress }) {
  const { page = 1, ...filters } = address;
  const { t } = useTranslation(['content-desk', 'staff']);
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(contentDeskQueries.list(filters, page, useLanguage()));
  useOwnPageName(t('staff:content.heading'));
  const narrow = (search: ContentFilters) => void navigate({ to, search, resetScroll: false });
  if (isElsewhere(query.error)) return <WrittenElsewhere />;
  return (
    <>
      <PageHead
        title={t('staff:content.heading')}
        lead={t('staff:content.lead')}
        actions={
          <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={() => setAdding(true)}>
            {t('content-desk:new.button')}
          </Button>
        }
      />
      <div className="grid one-column gap-10">
        <ContentFilterBar filters={filters} page={query.data} onFilters={narrow} />
        <BlockStates
          query={query}
          frame={frame}
          failed={t('content-desk:failed')}
          waiting={<ContentList rows={inventedContent} />}
        >
          {({ results }) =>
            results.length > 0 ? <ContentList rows={results} /> : <Nothing filters={filters} narrow={narrow} />
          }
        </BlockStates>
        <ListPager
          current={page}
          total={Math.ceil((query.data?.total ?? 0) / contentPerPage)}
          link={(n, look) => (
            <Link
              to={to}
              search={{ ...filters, ...(n > 1 ? { page: n } : {}) }}
              onClick={() => frame.current?.focus()}
              {...look}
            />
          )}
        />
      </div>
      {isAdding && <NewContentDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function Nothing({ filters, narrow }: { filters: ContentFilters; narrow: (filters: ContentFilters) => void }) {
  const { t } = useTranslation('content-desk');
  return Object.keys(filters).length > 0 ? (
    <NothingFound heading={t('nothing.heading')} text={t('nothing.text')} onClear={() => narrow({})} />
  ) : (
    <EmptyState icon={IconFileText} heading={t('none.heading')} text={t('none.text')} />
  );
}
