import type { StaffRight } from '@dray/contract/staff/rights.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isOffered, staffScreens } from '#capabilities/staff/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './ways.module.css';

/** Where the work is done; what somebody may not open is not there. */
export function Ways({ mayOpen }: { mayOpen: (right: StaffRight) => boolean }) {
  const { t } = useTranslation('staff');
  const screens = staffScreens.filter((screen) => screen.name !== 'desk' && isOffered(screen, mayOpen));
  if (screens.length === 0) return null;
  return (
    <nav aria-label={t('desk.ways')}>
      <ul className={classes.ways}>
        {screens.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} className={`${classes.way} card plain ink`}>
              <span className="grow shrinkable">
                <span className="block semibold">{t(`${name}.heading`)}</span>
                <span className="block text-14 muted">{t(`${name}.lead`)}</span>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
