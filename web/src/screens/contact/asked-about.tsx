import { IconCheck } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { readHelpAddress, toHelpReference } from '#capabilities/help/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';
import classes from './asked-about.module.css';

/** What the reader came here to ask about, to be read out or to be copied into a mail. */
export function AskedAbout() {
  const { t } = useTranslation('contact');
  const reference = toHelpReference(readHelpAddress(useSearch({ strict: false })));
  const words = useRef<HTMLElement>(null);
  const [copyOutcome, setCopyOutcome] = useState<'copied' | 'selected'>();
  if (!reference) return null;

  const text = t(`about.${reference.kind}`, { id: reference.id, line: reference.line ?? '' });
  const copy = async () => {
    const isCopied = await copyText(text);
    if (!isCopied && words.current) getSelection()?.selectAllChildren(words.current);
    setCopyOutcome(isCopied ? 'copied' : 'selected');
  };
  return (
    <section className={`${classes.about} row wrap gap-8-16 ink`} aria-label={t('about.heading')}>
      <p>
        {t('about.heading')} <strong ref={words}>{text}</strong>
      </p>
      <Button
        variant="default"
        size="sm"
        leftSection={copyOutcome === 'copied' && <IconCheck size={18} stroke={2} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {t('about.copy')}
      </Button>
      <p role="status" className={`${classes.told} text-14 muted`}>
        {copyOutcome && t(`about.${copyOutcome}`)}
      </p>
    </section>
  );
}
