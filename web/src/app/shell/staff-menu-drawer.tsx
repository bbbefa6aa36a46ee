import type { MouseEvent } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { LanguageChoice } from './menu/language-choice.tsx';
import drawer from './menu/menu-drawer.module.css';
import { StaffMenu, type StaffMenuProps } from './staff-menu.tsx';

type Props = StaffMenuProps & { onClose: () => void };

/** The whole menu on a phone, and the language, for which its header has no room. */
export function StaffMenuDrawer({ onClose, ...menu }: Props) {
  const { t } = useTranslation('shell');
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <Drawer side="left" title={t('menu.label')} close={t('menu.close')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the links inside. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too. */}
      <div className={drawer.menu} onClick={closeAfterLink}>
        <nav aria-label={t('menu.label')}>
          <StaffMenu {...menu} />
        </nav>
        <LanguageChoice />
      </div>
    </Drawer>
  );
}
