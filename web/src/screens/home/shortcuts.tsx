import {
  IconBolt,
  IconChevronRight,
  IconCirclePlus,
  IconPhone,
  IconShoppingCart,
  IconStar,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '#capabilities/session/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Block } from './rows/block.tsx';
import classes from './shortcuts.module.css';

const links = [
  { name: 'order', to: '/catalog/products', icon: IconCirclePlus, section: 'Catalogue' },
  { name: 'cart', to: '/cart', icon: IconShoppingCart, section: 'Catalogue' },
  { name: 'favourites', to: '/catalog/favorites', icon: IconStar, section: 'Catalogue' },
  { name: 'profile', to: '/profile/details', icon: IconUser, section: 'My Profile' },
  { name: 'contact', to: '/contact', icon: IconPhone, section: undefined },
] as const;

/** Ways on that the reader may go (H3). */
export function Shortcuts() {
  const { t } = useTranslation('home');
  const { may } = useSession();
  const open = links.filter(({ section }) => !section || may(section));
  return (
    <Block icon={IconBolt} heading={t('shortcuts.heading')}>
      <ul className={classes.shortcuts}>
        {open.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link to={to} className={`${classes.shortcut} row gap-12 muted plain`}>
              <Icon size={24} stroke={1.75} aria-hidden="true" className={classes.icon} />
              <span className="grid grow shrinkable">
                <span className="size-15 line-20 semibold ink">{t(`shortcuts.${name}`)}</span>
                <span className="text-14">{t(`shortcuts.${name}Text`)}</span>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
