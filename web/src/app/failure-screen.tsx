import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { ChunkMissing } from '#platform/chunk-reload.ts';
import { logFault } from '#platform/log.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';

/** Where a screen cannot be shown at all: what happened, the reference to quote, and another try (E1, E3). */
export function FailureScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('errors');
  const router = useRouter();
  const isChunk = error instanceof ChunkMissing;

  const retry = () => {
    // A missing file is looked for again only by a new page; data is asked for again in place.
    if (isChunk) return location.reload();
    reset();
    void router.invalidate();
  };

  return (
    <MessagePage
      icon={<IconPlugConnectedX size={40} stroke={1.5} aria-hidden="true" />}
      heading={isChunk ? t('chunk') : headingOf(error, t)}
      actions={
        <Button onClick={retry} leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}>
          {t('retry')}
        </Button>
      }
    >
      <p>{isChunk ? t('chunkExplain') : t('explain')}</p>
      {!isChunk && <p>{t('reference', { id: referenceOf(error) })}</p>}
    </MessagePage>
  );
}

/** The same where not even the frame around the screen could be drawn. */
export const PageFailure = (props: ErrorComponentProps) => (
  <main>
    <FailureScreen {...props} />
  </main>
);

const headingOf = (error: unknown, t: (key: 'serverError' | 'somethingWrong') => string): string =>
  error instanceof CallRefused && error.status >= 500 ? t('serverError') : t('somethingWrong');

const ownReferences = new Map<unknown, string>();

/** The server's id of the failed call, or one of our own that is in the console beside the fault. */
function referenceOf(error: unknown): string {
  const known = error instanceof CallRefused ? error.requestId : ownReferences.get(error);
  if (known) return known;
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  const reference = word.toString(36);
  ownReferences.set(error, reference);
  logFault(`reference ${reference}`, error);
  return reference;
}
