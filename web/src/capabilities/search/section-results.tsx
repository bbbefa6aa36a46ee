import { IconArrowRight, IconShoppingCartPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Picture } from '#ui/picture.tsx';
import { matchedParts } from './matched-parts.ts';
import { Option } from './option.tsx';
import { rememberSearch } from './recent-searches.ts';
import type { SearchSection } from './search-sections.ts';
import type { Found, Goods, Suggestion } from './suggestion.ts';
import classes from './suggestions.module.css';

type Props = {
  section: SearchSection;
  found: Found;
  query: string;
  listId: string;
  activeId: string | undefined;
  isGross: boolean;
  onAdd: (goods: Goods) => void;
  onChosen: (query: string) => void;
};

/** One section's share of the list: its name, the best of what it found, and the way to all of it. */
export function SectionResults({ section, found, query, listId, activeId, isGross, onAdd, onChosen }: Props) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const headingId = useId();
  const choose = () => {
    rememberSearch(query);
    onChosen(query);
  };
  const optionProps = (key: string) => {
    const id = `${listId}-${section.name}-${key}`;
    return { id, isActive: id === activeId, onChosen: choose };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of options is grouped by role; a fieldset may not stand in it.
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className={classes.head}>
        <span className={classes.heading}>{t(`sections.${section.name}`)}</span>
        {found.corrected && <span className={classes.corrected}>{t('corrected', { query: found.corrected })}</span>}
      </div>
      {found.suggestions.map((suggestion) => (
        <div key={suggestion.key} role="presentation" className={classes.row}>
          <Option {...optionProps(suggestion.key)} link={suggestion.link}>
            <SuggestionLine suggestion={suggestion} query={found.corrected ?? query} isGross={isGross} />
          </Option>
          {suggestion.goods && <AddButton goods={suggestion.goods} onAdd={onAdd} />}
        </div>
      ))}
      {section.allResults && (
        <Option {...optionProps('all')} link={section.allResults(query)}>
          <span className={classes.all}>
            {t('all', { count: found.total, n: formatNumber(language, found.total), query })}
          </span>
          <IconArrowRight size={20} stroke={1.75} aria-hidden="true" className={classes.quiet} />
        </Option>
      )}
    </div>
  );
}

type AddProps = { goods: Goods; onAdd: (goods: Goods) => void };

/**
 * For the pointer. A list of options may hold nothing else, so by keyboard it is pressed from the field (Ctrl Enter on
 * the option), which says so.
 */
function AddButton({ goods, onAdd }: AddProps) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={classes.add}
      tabIndex={-1}
      aria-hidden="true"
      title={t('cart.addNamed', { product: goods.name })}
      data-adds
      onClick={() => onAdd(goods)}
    >
      <IconShoppingCartPlus size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

type LineProps = { suggestion: Suggestion; query: string; isGross: boolean };

function SuggestionLine({ suggestion: { name, detail, picture, price, note }, query, isGross }: LineProps) {
  const language = useLanguage();
  return (
    <>
      {picture && (
        <span className={classes.tile}>
          <Picture {...picture} width="40" height="40" alt="" />
        </span>
      )}
      <span className={classes.words}>
        <span className={classes.name}>
          {matchedParts(name, query).map(({ text, isMatch }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name have nothing but their place.
            <span key={index} data-match={isMatch || undefined}>
              {text}
            </span>
          ))}
        </span>
        <span className={classes.detail}>{detail}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      {price && (
        <span className={classes.price}>
          {formatMoney(language, isGross ? price.gross : price.net, price.currency)}
        </span>
      )}
    </>
  );
}
