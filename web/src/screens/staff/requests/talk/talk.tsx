import { IconInfoCircle, IconMessageOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { requestsKey, requestsQueries, type WholeRequest } from '#capabilities/requests-desk/index.ts';
import { OutgoingList, useOutgoingFiles } from '#capabilities/support/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { BlockStates } from '#ui/page/block-states.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';
import { Note } from '#ui/page/note.tsx';
import { Composer } from '../reply/composer.tsx';
import { About } from './about.tsx';
import { inventedRequest } from './invented-request.ts';
import { talkOf } from './talk.model.ts';
import classes from './talk.module.css';
import { TalkHead } from './talk-head.tsx';
import { ChangeLine, WaitingLine, Word } from './word.tsx';

type Props = {
  id: string;
  /** On a page of its own. */
  onBack: ((event: MouseEvent) => void) | undefined;
};

/** There is no such request for this reader, whatever the reason: also where the address holds nonsense. */
const isMissing = (error: unknown): boolean =>
  error instanceof CallRefused && (error.status === 404 || error.status === 400);

/** One request from its first word to the last, and where one answers. */
export function Talk({ id, onBack }: Props) {
  const { t } = useTranslation('requests-desk');
  const query = useQuery(requestsQueries.one(id, useLanguage()));
  if (isMissing(query.error)) return <NoRequest isPage={onBack !== undefined} />;
  return (
    <section className={`${classes.talk} shrinkable`} data-talk aria-label={t('talk.label')}>
      <TalkHead request={query.data} onBack={onBack} />
      <BlockStates
        query={query}
        failed={t('talk.failed')}
        waiting={
          <>
            <About request={inventedRequest} />
            <Words request={inventedRequest} />
          </>
        }
      >
        {(request) => (
          <>
            <About request={request} />
            <Words request={request} />
          </>
        )}
      </BlockStates>
    </section>
  );
}

function Words({ request }: { request: WholeRequest }) {
  const outgoing = useOutgoingFiles().filter(({ to }) => to.isStaff && to.ticketId === request.id);
  useSentFiles(request.id, outgoing.length);
  return (
    <div className={classes.words}>
      {talkOf(request).map((each) =>
        each.kind === 'change' ? <ChangeLine key={each.id} change={each} /> : <Word key={each.id} said={each} />,
      )}
      {request.waitingSince && <WaitingLine since={request.waitingSince} />}
      <OutgoingList files={outgoing} />
      {!request.canAnswer && <Ended request={request} />}
      {request.id !== inventedRequest.id && <Composer key={request.id} request={request} />}
    </div>
  );
}

/** A file that has arrived is in the conversation from then on. */
function useSentFiles(id: string, left: number): void {
  const client = useQueryClient();
  const before = useRef(left);
  useEffect(() => {
    const isFewer = left < before.current;
    before.current = left;
    if (isFewer) void client.invalidateQueries({ queryKey: [...requestsKey, 'one', id] });
  }, [client, id, left]);
}

function Ended({ request: { mergedInto } }: { request: WholeRequest }) {
  const { t } = useTranslation('requests-desk');
  const text = mergedInto ? t('talk.mergedInto', { number: mergedInto.caseNumber }) : t('talk.ended');
  return (
    <Note tone="info" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
      {mergedInto?.id ? (
        <Link to="/staff/requests" search={(now: object) => ({ ...now, request: mergedInto.id ?? '' })}>
          {text}
        </Link>
      ) : (
        text
      )}
    </Note>
  );
}

function NoRequest({ isPage }: { isPage: boolean }) {
  const { t } = useTranslation('requests-desk');
  return (
    <MessagePage
      icon={<IconMessageOff size={40} stroke={1.5} aria-hidden="true" />}
      heading={t('talk.missing')}
      headingLevel={isPage ? 1 : 2}
      actions={
        <ButtonLink to="/staff/requests" search={{}} variant="default">
          {t('all')}
        </ButtonLink>
      }
    >
      <p>{t('talk.missingText')}</p>
    </MessagePage>
  );
}
