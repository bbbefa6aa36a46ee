import { IconStar, IconX } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import {
  everything,
  flagNames,
  isDefault,
  isNothing,
  type Selection,
  untouched,
  withFlag,
} from '#capabilities/catalogue/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Sideways } from '#ui/page/sideways/sideways.tsx';
import { useSideways } from '#ui/page/sideways/use-sideways.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { List } from '../query/use-list.ts';
import { appliedChips } from './applied-chips.ts';
import { FacetDrawerButton } from './facet-drawer-button.tsx';
import { FacetPills } from './facet-pills.tsx';
import classes from './filter-bar.module.css';
import type { Facets } from './use-facets.ts';

type Props = {
  list: List;
  facets: Facets;
  /** Cards have the facets beside them, rows have them in this line, and a narrow window behind one button. */
  layout: 'grid' | 'list' | 'narrow';
  /** What else belongs into the one line of a narrow window. */
  children?: ReactNode;
};

/** What is applied, each with its way out, and the filters that are asked for most (moment 8). */
export function FilterBar({ list, facets, layout, children }: Props) {
  const { t } = useTranslation('catalogue');
  const bar = useSideways<HTMLElement>(undefined);
  // What takes itself away would take the focus along.
  const keepFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { previousElementSibling: before, nextElementSibling: after } = currentTarget;
    const neighbour = [after, before].find((each) => each instanceof HTMLElement && each.matches('[data-on]'));
    (neighbour instanceof HTMLElement ? neighbour : bar.current)?.focus({ preventScroll: true });
  };
  const isWaiting = layout === 'list' && !facets.isKnown && list.query.isPending;
  if (facets.isPointless && isNothing(list.selection)) return null;
  return (
    <Sideways row={bar}>
      <section
        ref={bar}
        tabIndex={-1}
        className={`${classes.bar} row wrap gap-8`}
        data-place={layout}
        aria-label={t('filters.applied')}
      >
        {layout === 'narrow' && <FacetDrawerButton list={list} facets={facets} />}
        {children}
        <AppliedChips list={list} facets={facets} onLeave={keepFocus} />
        <WaysOut list={list} onLeave={keepFocus} />
        {layout === 'list' && <FacetPills list={list} facets={facets} />}
        {/* They would move when the facets come before them. */}
        {!isWaiting && (
          <>
            <span className={classes.divider} />
            <PromotedFlags list={list} />
          </>
        )}
      </section>
    </Sideways>
  );
}

type Leaving = { list: List; onLeave: (event: MouseEvent<HTMLElement>) => void };

function AppliedChips({ list: { selection, select }, facets, onLeave }: Leaving & Pick<Props, 'facets'>) {
  const { t } = useTranslation('catalogue');
  const chips = appliedChips(t, selection, facets.all);
  return chips.map(({ id, text, without }) => (
    <button
      key={id}
      type="button"
      className={classes.chip}
      data-on
      onClick={(event) => {
        onLeave(event);
        select(without);
      }}
    >
      <VisuallyHidden>{t('filters.remove')} </VisuallyHidden>
      {text}
      <IconX size={16} stroke={2} aria-hidden="true" />
    </button>
  ));
}

/** Everything, or back to what an untouched list shows: two different things, so two names. */
function WaysOut({ list: { tab, selection, select }, onLeave }: Leaving) {
  const { t } = useTranslation('catalogue');
  const goTo = (next: Selection) => (event: MouseEvent<HTMLElement>) => {
    onLeave(event);
    select(next);
  };
  const isUntouched = tab === 'products' && isDefault(selection);
  const isAll = isNothing(selection);
  return (
    <>
      {!isAll && (
        <button type="button" className={`${classes.way} text-14 semibold primary nowrap`} onClick={goTo(everything)}>
          {isUntouched ? t('filters.showAll') : t('filters.clearAll')}
        </button>
      )}
      {tab === 'products' && !isUntouched && (
        <button type="button" className={`${classes.way} text-14 semibold primary nowrap`} onClick={goTo(untouched)}>
          {t('filters.backToBeer')}
        </button>
      )}
    </>
  );
}

function PromotedFlags({ list: { tab, selection, select } }: Pick<Props, 'list'>) {
  const { t } = useTranslation('catalogue');
  const offered = flagNames.filter((flag) => flag !== 'favourites' || tab === 'products');
  return offered.map((flag) => {
    const isOn = selection.flags.includes(flag);
    return (
      <button
        key={flag}
        type="button"
        className={classes.chip}
        data-on={isOn || undefined}
        aria-pressed={isOn}
        onClick={() => select(withFlag(selection, flag, !isOn))}
      >
        {flag === 'favourites' && <IconStar size={16} stroke={1.75} aria-hidden="true" />}
        {t(`promoted.${flag}`)}
        {isOn && <IconX size={16} stroke={2} aria-hidden="true" />}
      </button>
    );
  });
}
