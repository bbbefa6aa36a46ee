import {
  IconChartBar,
  IconCirclePlus,
  IconClipboardList,
  IconFileText,
  IconHome,
  IconMenu2,
  IconStar,
  IconUser,
  IconWriting,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './bottom-bar.module.css';
import { type BarItem, bottomBarItems, type MenuItem } from './menu-items.ts';

const icons: Record<BarItem['name'], typeof IconHome> = {
  home: IconHome,
  products: IconCirclePlus,
  favourites: IconStar,
  history: IconClipboardList,
  documents: IconFileText,
  reporting: IconChartBar,
  contracts: IconWriting,
  profile: IconUser,
};

type Props = { items: readonly MenuItem[]; onOpenMenu: () => void };

/** Where the thumb is: the screens one goes to most, and the door to the others. */
export function BottomBar({ items, onOpenMenu }: Props) {
  const { t } = useTranslation('shell');
  return (
    <nav className={classes.bar} aria-label={t('menu.quick')}>
      {bottomBarItems(items).map(({ name, to }) => {
        const Icon = icons[name];
        return (
          <Link key={name} to={to} activeOptions={{ exact: to === '/' }} className={classes.place}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            {t(`menu.bar.${name}`)}
          </Link>
        );
      })}
      <button type="button" className={classes.place} aria-haspopup="dialog" onClick={onOpenMenu}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
        {t('menu.more')}
      </button>
    </nav>
  );
}
