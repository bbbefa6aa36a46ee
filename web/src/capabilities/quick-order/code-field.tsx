import { useQuery } from '@tanstack/react-query';
import { type ClipboardEvent, type Ref, useId, useState } from 'react';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { useSettled } from '#platform/use-settled.ts';
import { ProductSuggestionsDocument } from '../../generated/operations.ts';
import { isTable, type PastedRow, readPastedRows } from './pasted-rows.ts';

type Props = {
  label: string;
  placeholder?: string;
  value: string;
  className: string | undefined;
  isWrong?: boolean;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
  onCode: (code: string) => void;
  /** A table was pasted into it. */
  onRows: (rows: PastedRow[]) => void;
};

const settleMs = 200;
const shortest = 3;
const suggestions = 8;

/**
 * A code or a name. Names are proposed by the browser's own list, which keyboard and screen reader know; choosing one
 * writes its code. A scanner is a quick typist and needs nothing of that.
 */
export function CodeField({ label, value, isWrong, describedBy, inputRef, onCode, onRows, ...look }: Props) {
  const id = useId();
  const [isHere, setHere] = useState(false);
  const query = useSettled(value.trim(), settleMs);
  const { data } = useQuery({
    queryKey: ['quick-order', 'suggestions', query],
    queryFn: async ({ signal }) =>
      (await callGraphql(ProductSuggestionsDocument, { search: query, pageSize: suggestions }, { signal })).products
        .items,
    // A code in full needs no proposal.
    enabled: isHere && query.length >= shortest && /^\D+$/.test(query),
  });
  const pasteTable = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!isTable(text)) return;
    event.preventDefault();
    onRows(readPastedRows(text));
  };
  const { className, placeholder, autoFocus } = look;
  return (
    <>
      <input
        ref={inputRef}
        className={className}
        placeholder={placeholder}
        data-autofocus={autoFocus || undefined}
        data-code
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        list={id}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        value={value}
        onChange={({ currentTarget }) => onCode(currentTarget.value)}
        onPaste={pasteTable}
        onFocus={() => setHere(true)}
        onBlur={() => setHere(false)}
      />
      <datalist id={id}>
        {data?.map(({ sku, name, pack_label: pack }) => (
          <option key={sku} value={sku}>
            {name} · {pack}
          </option>
        ))}
      </datalist>
    </>
  );
}
