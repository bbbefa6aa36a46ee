import { useTranslation } from '#platform/texts/texts.ts';
import { useWhen } from '../words/use-when.ts';
import { Attachments } from './attachments.tsx';
import type { Message as Said, StatusChange } from './conversation.model.ts';
import classes from './message.module.css';

/** What somebody wrote: one's own to the right, the answers to the left; the name says it, too. */
export function Message({ message: { author, at, text, attachments } }: { message: Said }) {
  const { t } = useTranslation('requests');
  const when = useWhen();
  return (
    <article className={classes.message} data-own={author.isYou || undefined}>
      <span
        className={`${classes.mark} grid rigid size-13 heavy`}
        data-staff={author.isStaff || undefined}
        aria-hidden="true"
      >
        {initialsOf(author.name)}
      </span>
      <div className={`${classes.body} grid shrinkable gap-6`}>
        <p className={`${classes.head} size-13 line-20 muted`}>
          <strong>{author.isYou ? t('ticket.you') : author.name}</strong>{' '}
          <span>
            {author.isStaff && `${t('ticket.service')} · `}
            <time dateTime={at}>{when(at)}</time>
          </span>
        </p>
        <p className={classes.text}>{text}</p>
        <Attachments files={attachments} />
      </div>
    </article>
  );
}

const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word.normalize('NFC')][0]?.toLocaleUpperCase() ?? '')
    .join('');

/** That the status changed, between what was said. */
export function ChangeLine({ change: { who, status, at } }: { change: StatusChange }) {
  const when = useWhen();
  return (
    <p className={`${classes.change} row gap-12 text-13 muted text-center`}>
      <span>
        {who} · {status} · <time dateTime={at}>{when(at)}</time>
      </span>
    </p>
  );
}

export const WaitingLine = ({ since }: { since: string }) => (
  <p className={`${classes.change} row gap-12 text-13 muted text-center`} data-tone="waiting">
    <span>{useTranslation('requests').t('ticket.waitingSince', { when: useWhen()(since) })}</span>
  </p>
);
