import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import bar from './menu/bottom-bar.module.css';
import classes from './staff-bar.module.css';
import { type StaffMenuProps, staffIcons, ToDecide } from './staff-menu.tsx';

/** With the way to the whole menu five fit beside each other. */
const roomFor = 4;

/** On a phone, where the thumb is. */
export function StaffBar({ screens, toDecide, onOpenMenu }: StaffMenuProps & { onOpenMenu: () => void }) {
  const { t } = useTranslation(['staff', 'shell']);
  return (
    <nav className={bar.bar} aria-label={t('shell:menu.quick')}>
      {screens.slice(0, roomFor).map(({ name, to }) => {
        const Icon = staffIcons[name];
        return (
          <Link
            key={name}
            to={to}
            activeOptions={{ exact: to === '/staff', includeSearch: false }}
            className={`${bar.place} ${classes.place}`}
          >
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            {t(`staff:${name}.short`)}
            {name === 'changes' && (
              <span className={classes.count}>
                <ToDecide count={toDecide} />
              </span>
            )}
          </Link>
        );
      })}
      <button type="button" className={bar.place} aria-haspopup="dialog" onClick={onOpenMenu}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
        {t('shell:menu.more')}
      </button>
    </nav>
  );
}
