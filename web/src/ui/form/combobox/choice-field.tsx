import { IconCheck } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { hasWords } from '#platform/texts/has-words.ts';
import { controlClass, Field, type FieldProps } from '../field.tsx';
import classes from './choice-field.module.css';
import { Combobox } from './combobox.tsx';
import { ComboboxInput } from './combobox-input.tsx';
import { HangingPanel } from './hanging-panel.tsx';
import { ListStatus } from './list-status.tsx';
import { Option } from './option.tsx';
import { OptionList } from './option-list.tsx';
import { optionId, useCombobox } from './use-combobox.ts';

type Choice = { value: string; label: string; detail?: string | undefined; refusal?: string | undefined };

type Props = FieldProps & {
  choices: readonly Choice[];
  value: string | undefined;
  onChoose: (value: string) => void;
  /** "12 ship-tos", for those who do not see the list. */
  found: (count: number) => string;
  nothing: string;
};

/** One of many in a form: the list is narrowed while one types, and what is not in it cannot be chosen. */
export function ChoiceField({ choices, value, onChoose, found, nothing, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // While somebody types there is a query; else the field shows what is chosen.
  const [query, setQuery] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const chosen = choices.find((each) => each.value === value);
  const text = query ?? chosen?.label ?? '';
  const shown = choices.filter(({ label, detail = '' }) => hasWords(`${label} ${detail}`, query ?? ''));
  const open = (willBeOpen: boolean) => {
    setOpen(willBeOpen);
    if (!willBeOpen) setQuery(undefined);
  };
  const take = (choice: Choice | undefined) => {
    if (!choice || choice.refusal !== undefined) return;
    open(false);
    onChoose(choice.value);
  };
  const state = useCombobox({
    text,
    onText: setQuery,
    isOpen,
    onOpen: open,
    options: (listId) => ({ ids: shown.map((each) => optionId(listId, each.value)), answers: text.trim() }),
    ...(query ? { onNone: () => take(shown.find(({ refusal }) => refusal === undefined)) } : {}),
  });
  return (
    <Combobox state={state}>
      <Field {...field}>
        {(control) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the field inside.
          <div onBlur={state.closeBehindFocus}>
            <ComboboxInput
              {...control}
              ref={input}
              state={state}
              className={controlClass}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            {isOpen && (
              <HangingPanel field={input}>
                <ListStatus isHidden={shown.length > 0} className={classes.nothing}>
                  {shown.length > 0 ? found(shown.length) : nothing}
                </ListStatus>
                {shown.length > 0 && (
                  <OptionList label={field.label}>
                    {shown.map((choice) => (
                      <SingleChoice
                        key={choice.value}
                        choice={choice}
                        isChosen={choice === chosen}
                        onTake={() => take(choice)}
                      />
                    ))}
                  </OptionList>
                )}
              </HangingPanel>
            )}
          </div>
        )}
      </Field>
    </Combobox>
  );
}

type ChoiceProps = { choice: Choice; isChosen: boolean; onTake: () => void };

const SingleChoice = ({ choice: { value, label, detail, refusal }, isChosen, onTake }: ChoiceProps) => (
  <Option name={value} isChosen={isChosen} refusal={refusal} onTake={onTake}>
    <span className="grid grow shrinkable anywhere">
      <span>{label}</span>
      {detail && <span className="text-14 muted">{detail}</span>}
    </span>
    {isChosen && <IconCheck size={20} stroke={2} aria-hidden="true" />}
  </Option>
);
