import { IconChevronDown } from '@tabler/icons-react';
import { facetNames } from '#capabilities/catalogue/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Popover } from '#ui/overlay/popover.tsx';
import type { List } from '../query/use-list.ts';
import { FacetOptions } from './facet-options.tsx';
import classes from './facet-pills.module.css';
import type { Facets } from './use-facets.ts';

type Props = { list: List; facets: Facets };

/** The facets in a line, each opening its values below itself: the whole width belongs to the rows. */
export function FacetPills({ list, facets }: Props) {
  const { t } = useTranslation('catalogue');
  if (list.query.isPending) {
    // In the place they are going to take, so that the rows do not move when their values come.
    return facetNames.map((name) => (
      <button key={name} type="button" className={classes.pill} disabled>
        {t(`facets.${name}`)}
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </button>
    ));
  }
  return facets.all.map((facet) => (
    <Popover
      key={facet.name}
      side="below-start"
      buttonClass={classes.pill}
      isCurrent={list.selection.facets[facet.name].length > 0}
      trigger={
        <>
          {t(`facets.${facet.name}`)}
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </>
      }
    >
      <div className={classes.values}>
        <FacetOptions facet={facet} list={list} />
      </div>
    </Popover>
  ));
}
