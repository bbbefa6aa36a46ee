import { IconHistory } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { OptionLink } from '#ui/form/combobox/option.tsx';
import { OptionList } from '#ui/form/combobox/option-list.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './results/recent-searches.ts';
import { resultsLink } from './sections/results-link.ts';
import classes from './sections/suggestions.module.css';

type Props = { onChosen: (query: string) => void };

export function RecentSearches({ onChosen }: Props) {
  const { t } = useTranslation('search');
  const headingId = useId();
  const [queries, setQueries] = useState(recentSearches);
  if (queries.length === 0) return <p className={classes.hint}>{t('hint')}</p>;

  const forget = () => {
    forgetSearches();
    setQueries([]);
  };
  return (
    <>
      <div className={classes.head}>
        <h2 id={headingId} className="text-13 semibold letters-0 muted">
          {t('recent')}
        </h2>
        <button type="button" className={`${classes.forget} text-14 medium primary`} onClick={forget}>
          {t('forget')}
        </button>
      </div>
      <OptionList label={{ id: headingId }} className={classes.list}>
        {queries.map((query, index) => (
          <OptionLink
            key={query}
            name={`recent-${index}`}
            link={resultsLink(query)}
            onTake={() => {
              rememberSearch(query);
              onChosen(query);
            }}
          >
            <IconHistory size={20} stroke={1.75} aria-hidden="true" className="muted" />
            <span className="anywhere">{query}</span>
          </OptionLink>
        ))}
      </OptionList>
    </>
  );
}
