import { IconZoomMoney } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { findAsked, type PriceQuestion, priceKey } from '#capabilities/pricing/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { EmptyState } from '#ui/list/states/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { Answer } from './answer.tsx';
import { CopyLink } from './copy-link.tsx';
import { QuestionForm } from './question-form.tsx';

/** Why a ship-to pays what it pays: the question is the address, and the server explains by the code that prices carts. */
export function WhyPricePage({ question }: { question: PriceQuestion }) {
  const { t } = useTranslation(['why-price', 'staff']);
  const navigate = useNavigate();
  const client = useQueryClient();
  const asked = findAsked(question);
  const ask = (next: PriceQuestion) => {
    // The same once more is read anew; nothing is remembered.
    if (JSON.stringify(findAsked(next)) === JSON.stringify(asked))
      void client.invalidateQueries({ queryKey: priceKey });
    else void navigate({ to: '/staff/prices/explain', search: next, resetScroll: false });
  };
  return (
    <>
      <PageHead
        title={t('staff:prices.heading')}
        lead={t('staff:prices.lead')}
        {...(asked ? { actions: <CopyLink asked={asked} /> } : {})}
      />
      <Stack>
        <QuestionForm address={question} onAsk={ask} />
        {asked ? (
          <Answer asked={asked} />
        ) : (
          <EmptyState icon={IconZoomMoney} heading={t('why-price:empty.heading')} text={t('why-price:empty.text')} />
        )}
      </Stack>
    </>
  );
}
