import { useTranslation } from '#platform/texts/texts.ts';
import classes from './facet-skeleton.module.css';

const shapes = [
  { name: 'packaging', rows: 4 },
  { name: 'brand', rows: 3 },
  { name: 'filter_packaging', rows: 4 },
  { name: 'volume', rows: 4 },
] as const;

/** The facets' headings are known before their values. */
export function FacetSkeleton() {
  const { t } = useTranslation('catalogue');
  return shapes.map(({ name, rows }) => (
    <div key={name} className={classes.group}>
      <h2 className={classes.heading}>{t(`facets.${name}`)}</h2>
      <div className={classes.values}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name.
          <span key={row} className={classes.value} />
        ))}
      </div>
    </div>
  ));
}
