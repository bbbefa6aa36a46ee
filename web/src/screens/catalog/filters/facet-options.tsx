import { useState } from 'react';
import { withValue } from '#capabilities/catalogue/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { List } from '../query/use-list.ts';
import classes from './facet-options.module.css';
import type { Facet } from './facets.ts';
import { fewOptions, firstOptions, foundOptions } from './found-options.ts';

type Props = { facet: Facet; list: List };

/** The values of one facet with how many goods each holds; several may be chosen. Many of them can be searched. */
export function FacetOptions({ facet, list: { selection, select } }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const [isWhole, setWhole] = useState(false);
  const chosen = selection.facets[facet.name];
  const found = foundOptions(facet.options, query);
  const isLong = facet.options.length > fewOptions;
  const shown = isWhole || query ? found : firstOptions(found, chosen);
  const hidden = found.length - shown.length;

  return (
    <fieldset className="grid">
      <legend className={classes.legend}>{t(`facets.${facet.name}`)}</legend>
      {isLong && (
        <input
          type="search"
          className={classes.search}
          aria-label={`${t('filters.searchIn')}: ${t(`facets.${facet.name}`)}`}
          placeholder={t('filters.searchIn')}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      {shown.map(({ value, label, count }) => (
        <label key={value} className={`${classes.option} row gap-10 size-14`}>
          <input
            type="checkbox"
            className={classes.box}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) => select(withValue(selection, facet.name, value, currentTarget.checked))}
          />
          <span className={`${classes.name} shrinkable anywhere`}>{label}</span>{' '}
          <span className={`${classes.count} push-end size-13 muted tabular`}>{formatNumber(language, count)}</span>
        </label>
      ))}
      {shown.length === 0 && <p className={classes.nothing}>{t('filters.nothing')}</p>}
      {isLong && !query && (hidden > 0 || isWhole) && (
        <button
          type="button"
          className={`${classes.more} p-0 text-14 semibold primary`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('filters.fewer') : t('filters.more', { count: hidden, n: formatNumber(language, hidden) })}
        </button>
      )}
    </fieldset>
  );
}
