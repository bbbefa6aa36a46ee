import { IconPlugConnected } from '@tabler/icons-react';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';

export const isElsewhere = (error: unknown): boolean =>
  error instanceof CallRefused && error.code === 'CONTENT_ELSEWHERE';

/** Content of an outside CMS is written there; here is said why nobody finds an editor. */
export function WrittenElsewhere() {
  const { t } = useTranslation(['content-desk', 'staff']);
  return (
    <>
      <PageHead title={t('staff:content.heading')} />
      <EmptyState
        icon={IconPlugConnected}
        heading={t('content-desk:elsewhere.heading')}
        text={t('content-desk:elsewhere.text')}
      />
    </>
  );
}
