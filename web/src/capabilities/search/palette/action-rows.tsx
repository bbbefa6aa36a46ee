import { IconArrowRight } from '@tabler/icons-react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { MatchedText } from '#ui/form/combobox/matched-text.tsx';
import { Option } from '#ui/form/combobox/option.tsx';
import { OptionGroup } from '#ui/form/combobox/option-list.tsx';
import found from '../found/found-group-rows.module.css';
import classes from '../sections/suggestions.module.css';
import type { PaletteAction } from './palette-action.ts';

type Props = {
  actions: readonly PaletteAction[];
  query: string;
  /** More of them than these are behind one more line. */
  max?: number;
  onTake: (action: PaletteAction) => void;
  onAll?: () => void;
};

/** Things to do, and screens to go to. */
export function ActionRows({ actions, query, max = actions.length, onTake, onAll }: Props) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const left = actions.length - max;
  return (
    <OptionGroup
      heading={
        <div className={classes.head}>
          <span className="text-13 semibold letters-0 muted">{t('palette.actions')}</span>
        </div>
      }
    >
      {actions.slice(0, max).map((action) => (
        <Option key={action.key} name={`action-${action.key}`} onTake={() => onTake(action)}>
          <span className={found.icon}>{action.icon}</span>
          <span className="grid grow shrinkable">
            <span className="size-15 line-20 regular anywhere">
              <MatchedText text={action.name} query={query} />
            </span>
          </span>
        </Option>
      ))}
      {left > 0 && onAll && (
        <Option name="action-all" onTake={onAll}>
          <span className={classes.all}>
            {t('palette.allActions', { count: left, n: formatNumber(language, left) })}
          </span>
          <IconArrowRight size={20} stroke={1.75} aria-hidden="true" className="muted" />
        </Option>
      )}
    </OptionGroup>
  );
}
