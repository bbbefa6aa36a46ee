import { type ConsentKind, consentsInForce } from '@dray/contract/identity/consents.ts';
import { brand } from '#platform/brand.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { CardPage } from '#ui/page/card-page.tsx';

const parts = ['first', 'second', 'third', 'fourth'] as const;

/** What somebody agrees to, in the version in force. */
export function LegalDocument({ kind }: { kind: ConsentKind }) {
  const { t } = useTranslation(['legal', 'account']);
  const language = useLanguage();
  const { version, since } = consentsInForce[kind];
  return (
    <CardPage name={brand.product}>
      <article className="grid gap-12">
        <h1>{t(`account:consents.name.${kind}`)}</h1>
        <p className="muted">{t('account:consents.version', { version, date: formatShortDate(language, since) })}</p>
        {parts.map((part) => (
          <p key={part}>{t(`legal:${kind}.${part}`)}</p>
        ))}
      </article>
    </CardPage>
  );
}
