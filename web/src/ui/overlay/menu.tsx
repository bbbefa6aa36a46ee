import { lazy, type ReactNode } from 'react';
import { loadChunk } from '#platform/chunk-reload.ts';
import { Later } from '../page/later.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { Popover } from './popover.tsx';

const fetchPanel = () => import('./menu-panel.tsx');
const Panel = lazy(() => loadChunk(fetchPanel));

// Reaching for the button only warms up: if that fails, the click will tell.
const warmUp = () => void fetchPanel().catch(() => undefined);

type Props = {
  /** What the menu is of; read out where the button's content does not say it. */
  label: string;
  trigger: ReactNode;
  buttonClass: string | undefined;
  /** Whether the button shows a picture only. */
  isTriggerMute?: boolean;
  side?: 'below' | 'below-start';
  entries: readonly MenuEntry[];
  value?: string;
  onPress: (key: string) => void;
};

/** A button that opens a menu: things to do, or a list of which one is chosen. */
export const Menu = ({
  label,
  trigger,
  buttonClass,
  isTriggerMute = false,
  side = 'below',
  entries,
  value,
  onPress,
}: Props) => (
  <Popover
    trigger={trigger}
    side={side}
    popup="menu"
    buttonClass={buttonClass}
    label={isTriggerMute ? label : undefined}
    onReach={warmUp}
  >
    {(close) => (
      <Later>
        <Panel
          label={label}
          entries={entries}
          value={value}
          onPress={(key) => {
            close();
            onPress(key);
          }}
        />
      </Later>
    )}
  </Popover>
);
