import { foundAtMost } from '@dray/contract/search/search-sections.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { useSettled } from '#platform/use-settled.ts';
import { ListStatus } from '#ui/form/combobox/list-status.tsx';
import { OptionList } from '#ui/form/combobox/option-list.tsx';
import { useDrawnOptions } from '#ui/form/combobox/use-drawn-options.ts';
import type { Options } from '#ui/form/combobox/use-listbox.ts';
import { isSearchable } from '../found/found.queries.ts';
import classes from '../sections/suggestions.module.css';
import { ActionRows } from './action-rows.tsx';
import { actionsOnlyText, matchingActions, questionOf } from './palette-action.ts';
import { PaletteResults, type PaletteResultsProps } from './palette-results.tsx';
import { RecentRows } from './recent-rows.tsx';

type Props = PaletteResultsProps & {
  text: string;
  onText: (text: string) => void;
  onOptions: (options: Options) => void;
};

const settleMs = 120;

/** What hangs from the field: at first what one looked for last and commands, from the second letter on what is found. */
export function PaletteList({ text, onText, onOptions, ...props }: Props) {
  const { t } = useTranslation('search');
  const { query, isOnlyActions } = questionOf(text);
  const settled = useSettled(query, settleMs);
  const optionsRef = useDrawnOptions(onOptions);
  const isAsking = !isOnlyActions && isSearchable(query);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing the mouse here must not take the focus from the field.
    <div ref={optionsRef} onMouseDown={(event) => event.preventDefault()}>
      {isAsking ? (
        <PaletteResults {...props} query={isSearchable(settled) ? settled : query} />
      ) : (
        <Commands {...props} text={text.trim()} query={query} isOnlyActions={isOnlyActions} onText={onText} />
      )}
      {text === '' && <p className={classes.hint}>{t('palette.hint')}</p>}
    </div>
  );
}

type CommandsProps = Pick<Props, 'actions' | 'onAction' | 'onText' | 'text'> & {
  query: string;
  isOnlyActions: boolean;
};

function Commands({ actions, onAction, onText, text, query, isOnlyActions }: CommandsProps) {
  const { t } = useTranslation('search');
  const matching = matchingActions(actions, query);
  return (
    <>
      <ListStatus answers={text} isHidden={matching.length > 0} className={classes.hint}>
        {matching.length === 0 ? t('palette.noAction', { query }) : ''}
      </ListStatus>
      <OptionList label={t('palette.label')} className={classes.list}>
        {text === '' && <RecentRows onTake={onText} />}
        {matching.length > 0 && (
          <ActionRows
            actions={matching}
            query={query}
            onTake={onAction}
            {...(isOnlyActions ? {} : { max: foundAtMost, onAll: () => onText(actionsOnlyText) })}
          />
        )}
      </OptionList>
    </>
  );
}
