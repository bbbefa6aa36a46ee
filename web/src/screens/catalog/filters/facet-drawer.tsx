import { BasisSwitch, everything, isNothing } from '#capabilities/catalogue/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import type { List } from '../query/use-list.ts';
import { FacetColumn } from './facet-column.tsx';
import classes from './facet-drawer.module.css';
import type { Facets } from './use-facets.ts';

type Props = { list: List; facets: Facets; onClose: () => void };

/** All facets on a phone. The list behind follows each touch, and the button says how much it holds by now. */
export default function FacetDrawer({ list, facets, onClose }: Props) {
  const { t } = useTranslation('catalogue');
  return (
    <Drawer
      side="bottom"
      title={t('filters.heading')}
      close={t('filters.close')}
      onClose={onClose}
      headActions={
        !isNothing(list.selection) && (
          <button type="button" className={classes.clear} onClick={() => list.select(everything)}>
            {t('filters.clearAll')}
          </button>
        )
      }
      foot={<Foot list={list} onClose={onClose} />}
    >
      <FacetColumn list={list} facets={facets} />
    </Drawer>
  );
}

function Foot({ list, onClose }: Pick<Props, 'list' | 'onClose'>) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const count = list.query.data?.total_count ?? 0;
  return (
    <div className="row wrap gap-12">
      <BasisSwitch />
      <Button onClick={onClose} className={classes.show} aria-live="polite">
        {count > 0 ? t('filters.show', { count, n: formatNumber(language, count) }) : t('noResults')}
      </Button>
    </div>
  );
}
