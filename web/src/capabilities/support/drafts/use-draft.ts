import { useState } from 'react';
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts.ts';

type Drafting<Fields extends Draft> = {
  fields: Fields;
  /** It was begun earlier, and is here as it was left. */
  wasFound: boolean;
  change: (change: Partial<Fields>) => void;
  /** Sent, or thrown away. */
  drop: () => void;
};

/** The fields of a form, kept on the device with every letter. The part that draws it gives it the same key as the draft. */
export function useDraft<Fields extends Draft>(key: string, blank: Fields): Drafting<Fields> {
  const [found, setFound] = useState(() => readDraft(key));
  const [fields, setFields] = useState<Fields>({ ...blank, ...found });
  return {
    fields,
    wasFound: found !== undefined,
    change: (change) => {
      const next = { ...fields, ...change };
      setFields(next);
      keepDraft(key, next);
    },
    drop: () => {
      dropDraft(key);
      setFound(undefined);
      setFields(blank);
    },
  };
}
