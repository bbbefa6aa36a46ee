import type { HelpReference } from '#capabilities/help/index.ts';
import { previousRoute } from '#platform/route-history.ts';
import { useTranslation } from '#platform/texts/texts.ts';

/**
 * What is in the description before anybody writes: what the portal said and on which page, and what is asked about
 * where the server knows no such thing. It can be changed like everything else.
 */
export function useFirstWords(reference: HelpReference | undefined, said: string | undefined): string {
  const { t } = useTranslation(['requests', 'contact']);
  if (!reference) return '';
  const { kind, id } = reference;
  if (kind === 'error') {
    const path = previousRoute('/support/tickets').split(/[?#]/, 1)[0] ?? '/';
    const words = [...(said ? [t('requests:form.whatSaid', { text: said })] : []), t('requests:form.from', { path })];
    return `${words.join('\n')}\n\n`;
  }
  const isData = kind === 'order' || kind === 'order-line' || kind === 'document';
  return isData ? '' : `${t(`contact:about.${kind}`, { id })}\n\n`;
}
