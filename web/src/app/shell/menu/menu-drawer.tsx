import type { MouseEvent } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { HelpLink } from './help-link.tsx';
import { LanguageChoice } from './language-choice.tsx';
import classes from './menu-drawer.module.css';
import type { MenuItem } from './menu-items.ts';
import { MenuList } from './menu-list.tsx';

type Props = { items: readonly MenuItem[]; onClose: () => void };

/** The whole menu on a phone, from the left edge. */
export default function MenuDrawer({ items, onClose }: Props) {
  const { t } = useTranslation('shell');
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <Drawer side="left" title={t('menu.label')} close={t('menu.close')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the links inside. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too. */}
      <div className={classes.menu} onClick={closeAfterLink}>
        <nav aria-label={t('menu.label')}>
          <MenuList items={items} />
        </nav>
        <HelpLink items={items} />
        <LanguageChoice />
      </div>
    </Drawer>
  );
}
