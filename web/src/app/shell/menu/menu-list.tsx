import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { DestinationList } from './destination-list.tsx';
import { menuIcons } from './menu-icons.ts';
import type { MenuItem } from './menu-items.ts';
import classes from './menu-list.module.css';
import { ToolButton } from './tool-button.tsx';

/** The whole menu with its names, two levels deep: in the wide rail, in the drawer, and behind "More". */
export const MenuList = ({ items }: { items: readonly MenuItem[] }) => (
  <ul className={`${classes.list} grid gap-2`}>
    {items.map((item) => (
      <li key={item.name} data-outside={item.kind === 'outside' || item.kind === 'tool' || undefined}>
        <Entry item={item} />
      </li>
    ))}
  </ul>
);

function Entry({ item }: { item: MenuItem }) {
  const { t } = useTranslation('shell');
  if (item.kind === 'group') return <Group {...item} />;
  const Icon = menuIcons[item.name];
  const content = (
    <>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span className="shrinkable anywhere">{t(`menu.full.${item.name}`)}</span>
    </>
  );
  if (item.kind === 'destination') return <DestinationLink to={item.to}>{content}</DestinationLink>;
  const away = <IconExternalLink size={16} stroke={1.75} aria-hidden="true" className={classes.end} />;
  if (item.kind === 'tool') {
    return (
      <ToolButton item={item} className={classes.entry}>
        {content}
        {away}
      </ToolButton>
    );
  }
  return (
    <a href={item.href} target="_blank" rel="noopener noreferrer" className={classes.entry}>
      {content}
      <VisuallyHidden> ({t('menu.newTab')})</VisuallyHidden>
      {away}
    </a>
  );
}

/** Also where its neighbours are: the profile's other pages have no entry of their own. */
function DestinationLink({
  to,
  children,
}: {
  to: Extract<MenuItem, { kind: 'destination' }>['to'];
  children: ReactNode;
}) {
  const part = `/${to.split('/')[1]}/`;
  const isBeside = useLocation({
    select: ({ pathname }) => pathname !== to && part !== '//' && pathname.startsWith(part),
  });
  return (
    <Link to={to} activeOptions={{ exact: to === '/' }} data-beside={isBeside || undefined} className={classes.entry}>
      {children}
    </Link>
  );
}

/** Open from the beginning where the reader is inside of it. */
function Group({ name, destinations }: Extract<MenuItem, { kind: 'group' }>) {
  const { t } = useTranslation('shell');
  const isInside = useLocation({ select: ({ pathname }) => destinations.some(({ to }) => pathname === to) });
  const [isOpen, setOpen] = useState(isInside);
  const Icon = menuIcons[name];
  return (
    <>
      <button
        type="button"
        className={classes.entry}
        aria-expanded={isOpen}
        data-inside={isInside || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span className="shrinkable anywhere">{t(`menu.full.${name}`)}</span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" className={classes.end} />
      </button>
      {isOpen && (
        <div className={classes.places}>
          <DestinationList destinations={destinations} />
        </div>
      )}
    </>
  );
}
