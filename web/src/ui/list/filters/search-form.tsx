import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSettled } from '#platform/use-settled.ts';
import { controlClass, Field } from '../../form/field.tsx';
import classes from './search-form.module.css';

const settleMs = 250;

type Props = {
  /** What can be looked for. */
  label: string;
  /** The same in fewer words, where there is little room. */
  hint?: string | undefined;
  value: string | undefined;
  maxLength: number;
  /** `isRefined` where something else was looked for just before: one step back leads past all of it. */
  onSearch: (text: string | undefined, isRefined: boolean) => void;
};

/** Finds in a list by a number or a name while one types; what is looked for is in the address. */
export function SearchForm({ label, hint = label, value = '', maxLength, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  // Somebody else changed the address: a link, or a step back. What one types meanwhile stays.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }
  const send = (text: string) => {
    if (text === sent) return;
    setSent(text);
    onSearch(text || undefined, sent !== '' && text !== '');
  };
  const settled = useSettled(typed, settleMs).trim();
  const sendSettled = useEffectEvent(send);
  useEffect(() => sendSettled(settled), [settled]);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send(typed.trim());
      }}
    >
      <Field label={label} isLabelHidden>
        {(control) => (
          <span className={`${classes.field} block relative`}>
            <IconSearch size={20} stroke={1.75} aria-hidden="true" />
            <input
              {...control}
              type="search"
              value={typed}
              placeholder={hint}
              maxLength={maxLength}
              autoComplete="off"
              className={controlClass}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
        )}
      </Field>
    </form>
  );
}
