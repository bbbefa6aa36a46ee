import { IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { importsPerPage, importsQueries } from '#capabilities/imports/index.ts';
import { holdsRight, staffQueries } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ListPager } from '#ui/list/list-pager.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { ImportList } from './import-list.tsx';
import { inventedImports } from './invented-import.ts';
import { StartImport } from './start-import.tsx';

const to = '/staff/imports';

/** A file is brought here, and what became of the earlier ones stands below. */
export function ImportsPage({ page }: { page: number }) {
  const { t } = useTranslation('imports');
  const { data: self } = useQuery(staffQueries.self());
  const query = useQuery(importsQueries.list(page));
  const frame = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHead
        title={t('heading')}
        lead={t('lead')}
        actions={
          holdsRight(self?.rights, 'settings.edit') && (
            <ButtonLink to={to} search={{ view: 'owners' }} variant="default">
              {t('owners.heading')}
            </ButtonLink>
          )
        }
      />
      <Stack>
        <StartImport />
        <Card heading={t('earlier')}>
          <BlockStates
            query={query}
            frame={frame}
            failed={t('earlierFailed')}
            waiting={<ImportList imports={inventedImports} />}
          >
            {({ results }) =>
              results.length > 0 ? (
                <ImportList imports={results} />
              ) : (
                <EmptyState icon={IconFileImport} heading={t('none.heading')} text={t('none.text')} />
              )
            }
          </BlockStates>
        </Card>
        <ListPager
          current={page}
          total={Math.ceil((query.data?.total ?? 0) / importsPerPage)}
          link={(n, look) => (
            <Link to={to} search={n > 1 ? { page: n } : {}} onClick={() => frame.current?.focus()} {...look} />
          )}
        />
      </Stack>
    </>
  );
}
