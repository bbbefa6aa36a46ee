import { IconSearch, IconX } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '#platform/texts/texts.ts';
import { useSettled } from '#platform/use-settled.ts';
import { IconButton } from '#ui/icon-button.tsx';
import classes from './search-hero.module.css';

const settleMs = 350;
const longest = 80;

type Props = { word: string | undefined; onSearch: (word: string | undefined) => void };

/** What somebody types is looked for as soon as they pause; the address says it, so that a search can be sent to somebody. */
export function SearchHero({ word, onSearch }: Props) {
  const { t } = useTranslation(['support', 'content']);
  const id = useId();
  const [typed, setTyped] = useState(word ?? '');
  const settled = useSettled(typed, settleMs).trim();
  // The address may change by itself: a tab, or a step back.
  const [known, setKnown] = useState(word);
  if (word !== known) {
    setKnown(word);
    if ((word ?? '') !== typed.trim()) setTyped(word ?? '');
  }
  useEffect(() => {
    if (settled !== (known ?? '') && settled === typed.trim()) onSearch(settled || undefined);
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(typed.trim() || undefined);
  };
  const clear = () => {
    setTyped('');
    onSearch(undefined);
    document.getElementById(id)?.focus();
  };
  return (
    <section className={classes.hero}>
      <h1>{t('support:heading')}</h1>
      <search>
        <form className={`${classes.form} grid one-column gap-6 mt-12`} onSubmit={submit}>
          <span className={`${classes.field} row gap-10 ink`}>
            <IconSearch size={22} stroke={1.75} aria-hidden="true" />
            <input
              id={id}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={longest}
              aria-label={t('support:search')}
              placeholder={t('support:search')}
              aria-describedby={`${id}-hint`}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            {typed !== '' && (
              <IconButton label={t('content:clearSearch')} onClick={clear}>
                <IconX size={20} stroke={1.75} aria-hidden="true" />
              </IconButton>
            )}
          </span>
        </form>
      </search>
      <p id={`${id}-hint`} className={`${classes.hint} mt-8`}>
        {t('support:hint')}
      </p>
    </section>
  );
}
