import type { ReactNode } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { BellActions } from './bell-actions.tsx';
import { BellBody } from './bell-body.tsx';
import classes from './bell-sheet.module.css';
import { InSheet } from './in-sheet.ts';
import { useBellPanel } from './use-bell-panel.ts';

type Props = { hasSettings: boolean; reminder?: ReactNode; onClose: () => void };

/** On a phone the notifications have the whole window: what is done with all of them in one row, then the topics, then they. */
export default function BellSheet({ hasSettings, reminder, onClose }: Props) {
  const { t } = useTranslation(['notifications', 'common']);
  const panel = useBellPanel();
  return (
    <InSheet value={true}>
      <Drawer
        title={t('notifications:heading')}
        close={t('common:notice.close')}
        side="right"
        headActions={<BellActions panel={panel} hasSettings={hasSettings} onLeave={nothing} />}
        onClose={onClose}
      >
        <div className={classes.body}>
          <BellBody panel={panel} reminder={reminder} onLeave={nothing} />
        </div>
      </Drawer>
    </InSheet>
  );
}

/** Its address is left by every link, and it goes with that. */
const nothing = (): void => undefined;
