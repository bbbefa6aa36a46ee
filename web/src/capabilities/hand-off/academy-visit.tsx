import { useEffect } from 'react';
import { readStored, store } from '#platform/storage-keys.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { handOver } from './hand-over.ts';
import { sessionOfToken } from './session-of-token.ts';

/** Hands the reader over to e-learning, once for each time they sign in: a reader who comes back from there stays (T28). */
export default function AcademyVisit() {
  const { t } = useTranslation('shell');
  const name = t('menu.full.academy');
  useEffect(() => {
    const session = sessionOfToken(readStored('id_token') ?? '');
    if (readStored('handedOver') === session) return;
    store('handedOver', session);
    const visit = () => void handOver({ tool: 'eLearning', name, tab: null, retry: visit });
    visit();
  }, [name]);
  return null;
}
