import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import type { List } from '../query/use-list.ts';
import classes from './facet-group.module.css';
import { FacetOptions } from './facet-options.tsx';
import type { Facet } from './facets.ts';

// The rest is asked for seldom enough to begin folded.
const openFromTheStart: readonly Facet['name'][] = ['packaging', 'brand', 'filter_packaging', 'volume'];

type Props = { facet: Facet; list: List };

/** One facet that can be folded away; one with something chosen in it begins unfolded. */
export function FacetGroup({ facet, list }: Props) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  const chosen = list.selection.facets[facet.name];
  const [isOpen, setOpen] = useState(openFromTheStart.includes(facet.name) || chosen.length > 0);
  const name = t(`facets.${facet.name}`);
  return (
    <div className={classes.group}>
      <h2 className={classes.heading}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
          <IconChevronDown size={18} stroke={1.75} aria-hidden="true" className={classes.chevron} />
        </button>
      </h2>
      {isOpen && (
        <div id={id}>
          <FacetOptions facet={facet} list={list} />
        </div>
      )}
    </div>
  );
}
