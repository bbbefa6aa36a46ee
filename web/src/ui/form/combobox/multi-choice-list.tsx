import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { hasWords } from '#platform/texts/has-words.ts';
import { Combobox } from './combobox.tsx';
import { ListStatus } from './list-status.tsx';
import classes from './multi-choice-list.module.css';
import { Option } from './option.tsx';
import { OptionList } from './option-list.tsx';
import { SearchInput } from './search-input.tsx';
import { optionId, useCombobox } from './use-combobox.ts';

type Choice = {
  value: string;
  label: string;
  /** How many there are of it, as it is shown at its end. */
  count?: string | undefined;
  refusal?: string | undefined;
};

type Props = {
  label: string;
  searchLabel: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onTick: (value: string, isTicked: boolean) => void;
  /** "12 brands", for those who do not see the list. */
  found: (count: number) => string;
  nothing: string;
  /** Escape in the field, with which whatever holds the list is left. */
  onLeave: () => void;
};

/** Several of a list that is narrowed while one types; ticking one leaves everything where it is. */
export function MultiChoiceList({ label, searchLabel, choices, chosen, onTick, found, nothing, onLeave }: Props) {
  const [query, setQuery] = useState('');
  const shown = choices.filter((choice) => hasWords(choice.label, query));
  const state = useCombobox({
    text: query,
    onText: setQuery,
    isOpen: true,
    onOpen: (isOpen) => {
      if (!isOpen) onLeave();
    },
    options: (listId) => ({ ids: shown.map(({ value }) => optionId(listId, value)), answers: query.trim() }),
    isMulti: true,
  });
  return (
    <Combobox state={state}>
      <SearchInput state={state} label={searchLabel} size="sm" isFirst />
      <ListStatus isHidden={shown.length > 0} className={classes.nothing}>
        {shown.length > 0 ? found(shown.length) : nothing}
      </ListStatus>
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pressing the mouse here must not take the focus from the field.
        <div onMouseDown={(event) => event.preventDefault()}>
          <OptionList label={label} className={classes.list}>
            {shown.map((choice) => (
              <MultiChoice
                key={choice.value}
                choice={choice}
                isTicked={chosen.includes(choice.value)}
                onTick={onTick}
              />
            ))}
          </OptionList>
        </div>
      )}
    </Combobox>
  );
}

type ChoiceProps = { choice: Choice; isTicked: boolean } & Pick<Props, 'onTick'>;

const MultiChoice = ({ choice: { value, label, count, refusal }, isTicked, onTick }: ChoiceProps) => (
  <Option
    name={value}
    className={classes.choice}
    isChosen={isTicked}
    refusal={refusal}
    onTake={() => onTick(value, !isTicked)}
  >
    <span className={classes.box} data-ticked={isTicked || undefined} aria-hidden="true">
      {isTicked && <IconCheck size={16} stroke={2.5} />}
    </span>
    <span className="grow shrinkable size-15 line-20 anywhere">{label}</span>
    {count !== undefined && <span className="rigid text-14 muted tabular">{count}</span>}
  </Option>
);
