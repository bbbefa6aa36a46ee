import { IconPlus, IconTemplate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type CannedAnswer, requestsQueries } from '#capabilities/requests-desk/index.ts';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Breadcrumb } from '#ui/page/breadcrumb.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { CannedDialog } from './canned-dialog.tsx';
import { CannedList } from './canned-list.tsx';
import { inventedAnswers } from './invented-answers.ts';

/** Answers that are written once and inserted in the customer's language. */
export function CannedPage() {
  const { t } = useTranslation(['requests-desk', 'staff']);
  const query = useQuery(requestsQueries.canned());
  const [edited, setEdited] = useState<CannedAnswer | 'new'>();
  const title = t('requests-desk:canned.heading');
  useOwnPageName(title);
  return (
    <>
      <Breadcrumb
        label={t('requests-desk:all')}
        links={[{ key: 'all', link: <Link to="/staff/requests">{t('staff:requests.heading')}</Link> }]}
        current={title}
      />
      <PageHead
        title={title}
        lead={t('requests-desk:canned.lead')}
        actions={
          <Button
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('requests-desk:canned.add')}
          </Button>
        }
      />
      <BlockStates
        query={query}
        failed={t('requests-desk:canned.failed')}
        waiting={<CannedList answers={inventedAnswers} onEdit={() => undefined} />}
      >
        {({ results }) =>
          results.length > 0 ? (
            <CannedList answers={results} onEdit={setEdited} />
          ) : (
            <EmptyState
              icon={IconTemplate}
              heading={t('requests-desk:canned.emptyHeading')}
              text={t('requests-desk:canned.emptyText')}
            />
          )
        }
      </BlockStates>
      {edited && (
        <CannedDialog
          key={edited === 'new' ? edited : edited.id}
          known={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
