import { IconCirclePlus, IconShoppingCart, IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './shortcuts.module.css';

const links = [
  { name: 'order', to: '/catalog/products', icon: IconCirclePlus },
  { name: 'cart', to: '/cart', icon: IconShoppingCart },
  { name: 'favourites', to: '/catalog/favorites', icon: IconStar },
] as const;

/** The three ways on of those who order, in one row (H3). */
export function Shortcuts() {
  const { t } = useTranslation('home');
  const { may } = useSession();
  if (!may('Catalogue')) return null;
  return (
    <nav aria-label={t('shortcuts.heading')}>
      <ul className={classes.shortcuts}>
        {links.map(({ name, to, icon: Icon }) => (
          <li key={name} className="shrinkable">
            <Link to={to} className={classes.shortcut}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              <span className="shrinkable">{t(`shortcuts.${name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
