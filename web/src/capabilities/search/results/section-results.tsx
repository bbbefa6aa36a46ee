import { IconArrowRight, IconShoppingCartPlus } from '@tabler/icons-react';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { MatchedText } from '#ui/form/combobox/matched-text.tsx';
import { OptionLink } from '#ui/form/combobox/option.tsx';
import { OptionGroup, OptionRow } from '#ui/form/combobox/option-list.tsx';
import { Picture } from '#ui/picture.tsx';
import type { SearchSection } from '../sections/search-sections.ts';
import type { Found, Goods, Suggestion } from '../sections/suggestion.ts';
import classes from '../sections/suggestions.module.css';
import { rememberSearch } from './recent-searches.ts';

type Props = {
  section: SearchSection;
  found: Found;
  query: string;
  isGross: boolean;
  onAdd: (goods: Goods) => void;
  /** What stays in the field. */
  onChosen: (query: string) => void;
};

/** One section's share of the list: its name, the best of what it found, and the way to all of it. */
export function SectionResults({ section, found, query, isGross, onAdd, onChosen }: Props) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  // The list of results goes on with the question; a single thing was what was looked for, and the field is free again.
  const choose = (kept: string) => () => {
    rememberSearch(query);
    onChosen(kept);
  };
  const heading = (
    <div className={classes.head}>
      <span className="text-13 semibold letters-0 muted">{t(`sections.${section.name}`)}</span>
      {found.corrected && <span className="text-14 semibold ink">{t('corrected', { query: found.corrected })}</span>}
    </div>
  );
  return (
    <OptionGroup heading={heading}>
      {found.suggestions.map((suggestion) => (
        <OptionRow key={suggestion.key} className={classes.row}>
          <OptionLink name={`${section.name}-${suggestion.key}`} link={suggestion.link} onTake={choose('')}>
            <SuggestionLine suggestion={suggestion} query={found.corrected ?? query} isGross={isGross} />
          </OptionLink>
          {suggestion.goods && <AddButton goods={suggestion.goods} onAdd={onAdd} />}
        </OptionRow>
      ))}
      {section.allResults && (
        <OptionLink name={`${section.name}-all`} link={section.allResults(query)} onTake={choose(query)}>
          <span className={classes.all}>
            {t('all', { count: found.total, n: formatNumber(language, found.total), query })}
          </span>
          <IconArrowRight size={20} stroke={1.75} aria-hidden="true" className="muted" />
        </OptionLink>
      )}
    </OptionGroup>
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
      <span className="grid grow shrinkable">
        <span className="size-15 line-20 regular anywhere">
          <MatchedText text={name} query={query} />
        </span>
        <span className="text-13 muted">{detail}</span>
        {note && <span className="text-13 warning">{note}</span>}
      </span>
      {price && (
        <span className={classes.price}>
          {formatMoney(language, isGross ? price.gross : price.net, price.currency)}
        </span>
      )}
    </>
  );
}
