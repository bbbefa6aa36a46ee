import type { Market, Terms, TermsFilters } from '#capabilities/calendars/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { SelectionBar } from '#ui/list/selection/selection-bar.tsx';
import type { EditedTerms } from './edited-terms.ts';

type Props = {
  country: Market;
  filters: TermsFilters;
  marked: readonly Terms[];
  total: number;
  onClear: () => void;
  onEdit: (edited: EditedTerms) => void;
};

/** Many at once: those that are marked, or all of a market with one means of transport and one cut-off. */
export function TermsBulk({ country, filters, marked, total, onClear, onEdit }: Props) {
  const { t } = useTranslation('calendars');
  const language = useLanguage();
  const { transport, cutOff, q, shipTo } = filters;
  const isWhole = transport !== undefined && cutOff !== undefined && !q && !shipTo && total > 0;
  return (
    <>
      {isWhole && marked.length === 0 && (
        <div className="flex">
          <Button
            variant="default"
            onClick={() => onEdit({ filter: { country, transportType: transport, cutOff, count: total } })}
          >
            {t('terms.changeAll', { count: total, n: formatNumber(language, total) })}
          </Button>
        </div>
      )}
      <SelectionBar count={marked.length} onClear={onClear}>
        <Button size="sm" onClick={() => onEdit({ rows: marked })}>
          {t('terms.changeMarked')}
        </Button>
      </SelectionBar>
    </>
  );
}
