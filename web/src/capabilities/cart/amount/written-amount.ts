import { useState } from 'react';
import { parseAmountOf } from '#platform/texts/typed-amount.ts';

/**
 * What somebody writes where an amount is. What cannot be one is not saved and stays as it was written, also when the
 * field is left; a new value from elsewhere takes its place.
 */
export function useWrittenAmount(unit: string | undefined, value: number) {
  const [written, setWritten] = useState<string>();
  const [known, setKnown] = useState(value);
  const isWrong = written !== undefined && parseAmountOf(unit, written) === undefined;
  if (value !== known) {
    setKnown(value);
    if (isWrong) setWritten(undefined);
  }
  const forget = () => setWritten(undefined);
  return { written, isWrong, write: setWritten, forget, leave: isWrong ? () => undefined : forget };
}
