import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { BellList, WaitingBell } from './bell-list.tsx';
import { BellTabs } from './bell-tabs.tsx';
import type { BellPanelState } from './use-bell-panel.ts';

type Props = { panel: BellPanelState; reminder?: ReactNode; onLeave: () => void };

/** The topics, what waits for the reader, and what came, newest first. */
export function BellBody({ panel, reminder, onLeave }: Props) {
  const { t } = useTranslation('notifications');
  const { bell, tabs, shown, choose, read, more } = panel;
  return (
    <>
      {tabs.length > 2 && <BellTabs label={t('tabs')} shown={shown} tabs={tabs} onChoose={choose} />}
      <BlockStates query={bell} failed={t('failed')} waiting={<WaitingBell />}>
        {({ results }) => (
          <>
            <BellList
              items={results}
              reminder={shown === 'all' && reminder}
              onOpen={({ id, isUnread }) => {
                if (isUnread) read([id]);
                onLeave();
              }}
            />
            {more && (
              <Button variant="default" loading={bell.isFetching} onClick={more}>
                {t('more')}
              </Button>
            )}
          </>
        )}
      </BlockStates>
    </>
  );
}
