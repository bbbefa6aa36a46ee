import { useQuery } from '@tanstack/react-query';
import { type AskedPrice, explanationQuery, type PriceExplanation } from '#capabilities/pricing/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { AsideColumns } from '#ui/page/columns/aside-columns.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { inventedExplanation } from './invented-explanation.ts';
import { NextChange } from './next-change.tsx';
import { PriceCard } from './price-card.tsx';
import { isRefused, RefusedNote } from './refused-note.tsx';
import { RulesCard } from './rules-card.tsx';
import { usePriceWords } from './use-price-words.ts';

/** The price with all rows that could count; a question that the server refuses says why in the same spot. */
export function Answer({ asked }: { asked: AskedPrice }) {
  const { t } = useTranslation('why-price');
  const query = useQuery(explanationQuery(asked));
  if (isRefused(query.error)) return <RefusedNote error={query.error} asked={asked} />;
  return (
    <>
      <VisuallyHidden>
        <p role="status">{query.data && <Announced answer={query.data} />}</p>
      </VisuallyHidden>
      <BlockStates query={query} failed={t('failed')} waiting={<Explained answer={inventedExplanation} />}>
        {(answer) => <Explained answer={answer} />}
      </BlockStates>
    </>
  );
}

function Explained({ answer }: { answer: PriceExplanation }) {
  return (
    <AsideColumns
      aside={
        <>
          <NextChange answer={answer} />
          <RulesCard />
        </>
      }
    >
      <PriceCard answer={answer} />
    </AsideColumns>
  );
}

/** Read out when an answer has come: the focus stays in the form. */
function Announced({ answer: { product, price, currency } }: { answer: PriceExplanation }) {
  const { t } = useTranslation('why-price');
  const { money } = usePriceWords(currency);
  return price === null
    ? t('announcedNone', { product: product.name })
    : t('announced', { product: product.name, price: money(price) });
}
