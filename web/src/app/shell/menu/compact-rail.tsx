import { IconDots } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import { Popover } from '#ui/overlay/popover.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import classes from './compact-rail.module.css';
import { DestinationList } from './destination-list.tsx';
import { menuIcons } from './menu-icons.ts';
import { type MenuItem, splitForCompactRail } from './menu-items.ts';
import { MenuList } from './menu-list.tsx';
import { shortName } from './short-name.ts';
import { ToolButton } from './tool-button.tsx';

/** The menu as a column of pictures with a word each, for narrower windows and for screens that need the room. */
export function CompactRail({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('shell');
  const { shown, more } = splitForCompactRail(items);
  return (
    <ul className={`${classes.list} grid gap-4`}>
      {shown.map((item) => (
        <li key={item.name}>
          <Entry item={item} />
        </li>
      ))}
      {more.length > 0 && (
        <li>
          <Popover
            side="right"
            buttonClass={classes.entry}
            trigger={
              <>
                <IconDots size={20} stroke={1.75} aria-hidden="true" />
                {t('menu.more')}
              </>
            }
          >
            <MenuList items={more} />
          </Popover>
        </li>
      )}
    </ul>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const { t } = useTranslation('shell');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const Icon = menuIcons[item.name];
  const content = (
    <>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      {shortName(t, item.name)}
    </>
  );
  if (item.kind === 'destination') {
    return (
      <Link to={item.to} activeOptions={{ exact: item.to === '/' }} className={classes.entry}>
        {content}
      </Link>
    );
  }
  if (item.kind === 'tool') {
    return (
      <ToolButton item={item} className={classes.entry}>
        {content}
      </ToolButton>
    );
  }
  if (item.kind === 'outside') {
    return (
      <a href={item.href} target="_blank" rel="noopener noreferrer" className={classes.entry}>
        {content}
        <VisuallyHidden> ({t('menu.newTab')})</VisuallyHidden>
      </a>
    );
  }
  return (
    <Popover
      side="right"
      buttonClass={classes.entry}
      isCurrent={item.destinations.some(({ to }) => isNear(to, path))}
      trigger={content}
    >
      <DestinationList destinations={item.destinations} />
    </Popover>
  );
}

/** A product is beside the lists of products, and so is one order beside the others: in the same part of the portal. */
const isNear = (destination: string, path: string): boolean => destination.split('/')[1] === path.split('/')[1];
