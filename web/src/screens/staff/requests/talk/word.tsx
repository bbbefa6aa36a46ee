import { IconDownload, IconLock, IconPaperclip } from '@tabler/icons-react';
import { useStaffClock } from '#capabilities/staff/index.ts';
import { languageParameter } from '#platform/texts/language.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { formatBytes } from '#ui/form/files/format-bytes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Said, StatusChange } from './talk.model.ts';
import classes from './word.module.css';

/** What somebody wrote: the customer to the left, customer service to the right; a note looks like no answer. */
export function Word({ said: { kind, author, at, text, files } }: { said: Said }) {
  const { t } = useTranslation('requests-desk');
  const clock = useStaffClock();
  const isNote = kind === 'note';
  return (
    <article className={classes.word} data-staff={author.isStaff || undefined} data-note={isNote || undefined}>
      <p className="size-13 line-20 muted">
        <strong className={classes.name}>{author.isYou ? t('talk.you') : author.name}</strong>{' '}
        {isNote && (
          <span className={`${classes.lock} inline-row gap-4 semibold`}>
            <IconLock size={14} stroke={2} aria-hidden="true" />
            {t('talk.note')}, {t('talk.noteHint')}
          </span>
        )}{' '}
        <time dateTime={at}>{clock.moment(at)}</time>
      </p>
      <p className={classes.text}>{text}</p>
      <Files files={files} />
    </article>
  );
}

function Files({ files }: Pick<Said, 'files'>) {
  const { t } = useTranslation('requests-desk');
  const language = useLanguage();
  if (files.length === 0) return null;
  return (
    <ul className="flex wrap gap-8" aria-label={t('talk.files')}>
      {files.map(({ id, name, size, link }) => (
        <li key={id} className={classes.file}>
          <a className={classes.link} href={`${link}?${new URLSearchParams([languageParameter()])}`} download={name}>
            <IconPaperclip size={18} stroke={1.75} aria-hidden="true" />
            <span className="grid shrinkable">
              <span className="anywhere">
                <VisuallyHidden>{`${t('talk.download')} `}</VisuallyHidden>
                {name}
              </span>
              <span className="size-13 muted">{formatBytes(language, size)}</span>
            </span>
            <IconDownload size={18} stroke={1.75} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** That the status changed, between what was said. */
export function ChangeLine({ change: { who, status, at } }: { change: StatusChange }) {
  const clock = useStaffClock();
  return (
    <p className={`${classes.change} row gap-12 text-13 muted text-center`}>
      <span>
        {who} · {status} · <time dateTime={at}>{clock.moment(at)}</time>
      </span>
    </p>
  );
}

export function WaitingLine({ since }: { since: string }) {
  const { t } = useTranslation('requests-desk');
  const clock = useStaffClock();
  return (
    <p className={`${classes.change} row gap-12 text-13 muted text-center`} data-tone="waiting">
      <span>{t('talk.waitingSince', { when: clock.moment(since) })}</span>
    </p>
  );
}
