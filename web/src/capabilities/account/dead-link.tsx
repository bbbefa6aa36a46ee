import { IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

type Props = {
  /** Undefined where the address held no link at all. */
  error: unknown;
  hint: string;
  /** What one does instead, beside asking. */
  way?: ReactNode;
};

/** A link that is over, or that nobody made: the given sentence, and the way on. */
export function DeadLink({ error, hint, way }: Props) {
  const { t } = useTranslation('account');
  const { text } = useFailureWords(error);
  const isOver = error instanceof CallRefused && error.code === 'LINK_OVER';
  return (
    <MessagePage
      icon={<IconLinkOff size={40} stroke={1.5} aria-hidden="true" />}
      heading={isOver ? t('link.over') : t('link.failed')}
      actions={
        <>
          {way}
          <ButtonLink to="/contact" variant="default">
            {t('link.contact')}
          </ButtonLink>
        </>
      }
    >
      {isOver ? <p>{text}</p> : <p>{isRefused(error) ? t('link.unknown') : text}</p>}
      <p>{hint}</p>
    </MessagePage>
  );
}

const isRefused = (error: unknown): boolean =>
  error === undefined || (error instanceof CallRefused && error.code === 'LINK_UNKNOWN');
