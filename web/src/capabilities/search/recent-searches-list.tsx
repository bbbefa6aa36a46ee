import { IconHistory } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Option } from './option.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { resultsLink } from './results-link.ts';
import classes from './suggestions.module.css';

type Props = { listId: string; activeId: string | undefined; onChosen: (query: string) => void };

export function RecentSearches({ listId, activeId, onChosen }: Props) {
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
        <h2 id={headingId} className={classes.heading}>
          {t('recent')}
        </h2>
        <button type="button" className={classes.forget} onClick={forget}>
          {t('forget')}
        </button>
      </div>
      <div id={listId} role="listbox" tabIndex={-1} className={classes.list} aria-labelledby={headingId}>
        {queries.map((query, index) => {
          const id = `${listId}-recent-${index}`;
          return (
            <Option
              key={query}
              id={id}
              isActive={id === activeId}
              link={resultsLink(query)}
              onChosen={() => {
                rememberSearch(query);
                onChosen(query);
              }}
            >
              <IconHistory size={20} stroke={1.75} aria-hidden="true" className={classes.quiet} />
              <span className={classes.query}>{query}</span>
            </Option>
          );
        })}
      </div>
    </>
  );
}
