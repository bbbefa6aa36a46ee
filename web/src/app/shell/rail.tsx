import { useTranslation } from '#platform/texts/texts.ts';
import { CompactRail } from './menu/compact-rail.tsx';
import { HelpLink } from './menu/help-link.tsx';
import type { MenuItem } from './menu/menu-items.ts';
import { MenuList } from './menu/menu-list.tsx';
import { NewOrderLink } from './new-order-link.tsx';
import classes from './rail.module.css';

type Props = { items: readonly MenuItem[]; isCompact: boolean };

/**
 * The menu beside the page: with its names from a width of 1280, as a narrow column below it. Which of the two is seen
 * is the style sheet's business, so that nothing waits for a measurement; what is not seen is not read out either.
 */
export function Rail({ items, isCompact }: Props) {
  const { t } = useTranslation('shell');
  return (
    <>
      {!isCompact && (
        <aside className={classes.rail} data-wide>
          <nav className={classes.entries} aria-label={t('menu.label')}>
            <NewOrderLink items={items} />
            <MenuList items={items} />
          </nav>
          <HelpLink items={items} />
        </aside>
      )}
      <aside className={classes.rail} data-narrow data-always={isCompact || undefined}>
        {/* A fly-out leaves this column sideways, so it may not cut anything off. */}
        <nav className="grow" aria-label={t('menu.label')}>
          <NewOrderLink items={items} isCompact />
          <CompactRail items={items} />
        </nav>
        <HelpLink items={items} isCompact />
      </aside>
    </>
  );
}
