import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  type AssignmentPreview,
  type FollowedLists,
  type Planned,
  priceListQueries,
  useAssignPriceList,
} from '#capabilities/pricing/index.ts';
import { formatLongDate } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';
import { BlockStates } from '#ui/page/block-states.tsx';
import { Card } from '#ui/page/card.tsx';
import { FailedNote } from '../parts/failed-note.tsx';
import { inventedPreview } from './invented-lists.ts';
import { MovedProducts } from './moved-products.tsx';

type Props = { followed: FollowedLists; planned: Planned; onDone: () => void };

/** What would change for the ship-to, before anybody decides. */
export function PreviewCard({ followed, planned, onDone }: Props) {
  const { t } = useTranslation('price-lists');
  const language = useLanguage();
  const { shipTo, version } = followed;
  const query = useQuery(priceListQueries.preview(shipTo.id, planned));
  const assign = useAssignPriceList();
  const day = formatLongDate(language, planned.validFrom);
  const carryOut = () =>
    assign.mutate(
      { shipTo: shipTo.id, ...planned, version },
      {
        onSuccess: () => {
          showToast({
            tone: 'done',
            topic: `list of ${shipTo.id}`,
            text: t('preview.done', { list: planned.priceList, day, name: shipTo.name }),
          });
          onDone();
        },
      },
    );
  return (
    <Card heading={t('preview.heading', { list: planned.priceList, day })}>
      <BlockStates query={query} failed={t('preview.failed')} waiting={<Figures preview={inventedPreview} />}>
        {(preview) => (
          <div className="grid one-column gap-16">
            <Figures preview={preview} />
            <FailedNote text={t('preview.notDone')} error={assign.error} />
            <div className="flex wrap gap-8">
              <Button
                loading={assign.isPending}
                leftSection={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}
                onClick={carryOut}
              >
                {t('preview.assign', { day })}
              </Button>
              <Button variant="default" onClick={onDone}>
                {t('preview.drop')}
              </Button>
            </div>
            {preview.products.length > 0 && <MovedProducts preview={preview} />}
          </div>
        )}
      </BlockStates>
    </Card>
  );
}

const figures = ['dearer', 'cheaper', 'gained', 'lost', 'same', 'carts'] as const;

function Figures({ preview }: { preview: AssignmentPreview }) {
  const { t } = useTranslation('price-lists');
  const language = useLanguage();
  return (
    <ul className="flex wrap gap-8-16 text-15">
      {figures.map((figure) => (
        <li key={figure} className={preview[figure] === 0 ? 'muted' : undefined}>
          {t(`preview.${figure}`, { count: preview[figure], n: formatNumber(language, preview[figure]) })}
        </li>
      ))}
    </ul>
  );
}
