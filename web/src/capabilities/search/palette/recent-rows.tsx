import { IconEraser, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Option } from '#ui/form/combobox/option.tsx';
import { OptionGroup } from '#ui/form/combobox/option-list.tsx';
import { forgetSearches, recentSearches } from '../results/recent-searches.ts';
import classes from '../sections/suggestions.module.css';

/** What one looked for last: taken, it is looked for again. */
export function RecentRows({ onTake }: { onTake: (query: string) => void }) {
  const { t } = useTranslation('search');
  const [queries, setQueries] = useState(recentSearches);
  if (queries.length === 0) return null;
  const forget = () => {
    forgetSearches();
    setQueries([]);
  };
  return (
    <OptionGroup
      heading={
        <div className={classes.head}>
          <span className="text-13 semibold letters-0 muted">{t('recent')}</span>
        </div>
      }
    >
      {queries.map((query, index) => (
        <Option key={query} name={`recent-${index}`} onTake={() => onTake(query)}>
          <IconHistory size={20} stroke={1.75} aria-hidden="true" className="muted" />
          <span className="anywhere">{query}</span>
        </Option>
      ))}
      <Option name="recent-forget" onTake={forget}>
        <IconEraser size={20} stroke={1.75} aria-hidden="true" className="muted" />
        <span className="anywhere">{t('palette.forget')}</span>
      </Option>
    </OptionGroup>
  );
}
