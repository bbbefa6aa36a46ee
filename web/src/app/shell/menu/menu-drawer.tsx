import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { useReturnFocus } from '#ui/overlay/return-focus.ts';
import { MantineScope } from '#ui/theme/mantine-scope.tsx';
import { HelpLink } from '../help-link.tsx';
import classes from './menu-drawer.module.css';
import type { MenuItem } from './menu-items.ts';
import { MenuList } from './menu-list.tsx';

type Props = { items: readonly MenuItem[]; onClose: () => void };

/** The whole menu on a phone, from the left edge. */
export default function MenuDrawer(props: Props) {
  return (
    <MantineScope>
      <OpenDrawer {...props} />
    </MantineScope>
  );
}

function OpenDrawer({ items, onClose }: Props) {
  const { t } = useTranslation('shell');
  useReturnFocus();
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      size={320}
      transitionProps={{ duration: 140 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Drawer.Overlay backgroundOpacity={0.55} />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title component="h2" className={classes.title}>
            {t('menu.label')}
          </Drawer.Title>
          <button type="button" className={classes.close} aria-label={t('menu.close')} onClick={onClose}>
            <IconX size={22} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        <Drawer.Body>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the links inside. */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too. */}
          <div onClick={closeAfterLink}>
            <nav aria-label={t('menu.label')}>
              <MenuList items={items} />
            </nav>
            <HelpLink items={items} />
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
