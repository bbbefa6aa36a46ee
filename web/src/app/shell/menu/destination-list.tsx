import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import type { MenuDestination } from './menu-items.ts';
import classes from './menu-list.module.css';

/** The second level of the menu, names alone: under its group in the wide menu, in a panel beside the narrow one. */
export function DestinationList({ destinations }: { destinations: readonly MenuDestination[] }) {
  const { t } = useTranslation('shell');
  return (
    <ul className={`${classes.list} grid gap-2`}>
      {destinations.map(({ name, to }) => (
        <li key={name}>
          <Link to={to} className={classes.entry}>
            <span className="shrinkable anywhere">{t(`menu.full.${name}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
