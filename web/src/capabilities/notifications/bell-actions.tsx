import { IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './bell-panel.module.css';
import { useIsInSheet } from './in-sheet.ts';
import type { BellPanelState } from './use-bell-panel.ts';

type Props = { panel: BellPanelState; hasSettings: boolean; onLeave: () => void };

/** What is done with all of them: they are read, and which of them one gets is set. */
export function BellActions({ panel: { unread, read }, hasSettings, onLeave }: Props) {
  const { t } = useTranslation('notifications');
  const isInSheet = useIsInSheet();
  return (
    <>
      <Button
        variant={isInSheet ? 'quiet' : 'default'}
        size="sm"
        className={classes.allRead}
        // Truly disabled it would lose the focus, and the panel closes where the focus has left it.
        aria-disabled={unread === 0 || undefined}
        onClick={() => unread > 0 && read()}
      >
        {t(isInSheet ? 'allReadShort' : 'allRead')}
      </Button>
      {hasSettings && (
        <Link
          to="/profile/details"
          search={{ view: 'notifications' }}
          replace={isInSheet}
          className={classes.settings}
          onClick={onLeave}
        >
          <IconSettings size={20} stroke={1.75} aria-hidden="true" />
          <VisuallyHidden>{t('settings')}</VisuallyHidden>
        </Link>
      )}
    </>
  );
}
