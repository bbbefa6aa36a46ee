import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { documentsQueries } from '#capabilities/documents/index.ts';
import type { HelpReference } from '#capabilities/help/index.ts';
import { orderingQueries, usePacksText } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { referenceWords } from '../words/reference-words.ts';
import classes from './reference-card.module.css';
import { givenReference } from './start-of-request.ts';

/** What the request is about. It travels as data: nobody has to write it down, and nobody can mistype it. */
export function ReferenceCard({ reference }: { reference: HelpReference | undefined }) {
  const { t } = useTranslation('requests');
  const given = givenReference(reference);
  const label = useLabel(given?.kind, given?.id);
  if (!given) return null;
  return (
    <section className={`${classes.card} flex gap-12 card`} aria-label={t('reference.aboutHeading')}>
      <IconLink size={20} stroke={1.75} aria-hidden="true" />
      <div className="shrinkable anywhere">
        <h2 className="text-14 medium muted">{t('reference.aboutHeading')}</h2>
        <p className="semibold">{referenceWords(t, { ...given, label })}</p>
        {given.kind === 'order-line' && given.lineNo !== null && <OrderLine order={given.id} lineNo={given.lineNo} />}
      </div>
    </section>
  );
}

/** A document is known by its number, not by the id that leads to it. */
function useLabel(kind: string | undefined, id = ''): string {
  const maySee = useSession().may('My Documents');
  const { data } = useQuery({
    ...documentsQueries.one(id, useLanguage()),
    enabled: kind === 'document' && maySee,
  });
  return data?.number ?? id;
}

function OrderLine({ order, lineNo }: { order: string; lineNo: number }) {
  const { t } = useTranslation('requests');
  const packsText = usePacksText();
  const maySee = useSession().may('My Orders');
  const { data } = useQuery({ ...orderingQueries.detail(order, useLanguage()), enabled: maySee });
  const line = data?.lines.find((each) => each.lineNo === lineNo);
  const amounts = line && [
    line.packLabel,
    t('reference.ordered', { amount: packsText(line.packFormat, line.quantityTotal) }),
    ...(line.delivered === null
      ? []
      : [t('reference.delivered', { amount: packsText(line.packFormat, line.delivered) })]),
  ];
  // Its room is kept until it comes.
  return (
    <>
      <p className="size-15">{line?.name ?? '\u00a0'}</p>
      <p className="text-14 muted">{amounts?.filter(Boolean).join(' · ') ?? '\u00a0'}</p>
    </>
  );
}
