import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

/** What was typed, understood; or in words why it cannot be. Neither where the field is empty. */
export type Reading<Value> = { value?: Value; error?: string };

type Typed<Value> = {
  value: Value | undefined;
  format: (value: Value) => string;
  read: (text: string) => Reading<Value>;
  onChange: (value: Value | undefined, error: string | undefined) => void;
};

/**
 * A field that understands what is typed when one leaves it or presses Enter. What it does not understand stays as it
 * was typed, with the reason; the owner of the value gets both.
 */
export function useTypedValue<Value>({ value, format, read, onChange }: Typed<Value>) {
  const [written, setWritten] = useState<string>();
  const [error, setError] = useState<string>();
  const [known, setKnown] = useState(value);
  // Another value from outside is shown, unless it is only that what is here is none.
  if (value !== known) {
    setKnown(value);
    if (value !== undefined) settle(undefined);
  }

  function settle(wrong: string | undefined): void {
    setError(wrong);
    if (!wrong) setWritten(undefined);
  }
  const take = () => {
    if (written === undefined) return;
    const reading = read(written.trim());
    settle(reading.error);
    onChange(reading.value, reading.error);
  };
  return {
    error,
    /** A value that came another way than by typing. */
    choose: (chosen: Value) => {
      settle(undefined);
      onChange(chosen, undefined);
    },
    input: {
      value: written ?? (value === undefined ? '' : format(value)),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setWritten(currentTarget.value);
        setError(undefined);
      },
      onBlur: take,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && take(),
    },
  };
}
