import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { ListStatus } from '#ui/form/combobox/list-status.tsx';
import { MatchedText } from '#ui/form/combobox/matched-text.tsx';
import { Option } from '#ui/form/combobox/option.tsx';
import { OptionList } from '#ui/form/combobox/option-list.tsx';
import type { SuggestedProductFragment } from '../../../generated/operations.ts';
import type { QuickOrderSlots } from './quick-order-slots.ts';

type Props = Pick<QuickOrderSlots, 'basis'> & {
  goods: readonly SuggestedProductFragment[];
  query: string;
  isOutdated: boolean;
  onTake: (sku: string) => void;
};

/** What the written code or name may stand for. */
export function SuggestedGoods({ goods, query, isOutdated, basis, onTake }: Props) {
  const { t } = useTranslation('quick-order');
  const language = useLanguage();
  const count = t('found', { count: goods.length, n: formatNumber(language, goods.length) });
  return (
    <>
      <ListStatus isHidden>{isOutdated || goods.length === 0 ? '' : count}</ListStatus>
      {goods.length > 0 && (
        <OptionList label={t('suggestions')} isBusy={isOutdated}>
          {goods.map((product) => (
            <Option
              key={product.sku}
              name={product.sku}
              refusal={product.not_orderable_reason?.message}
              onTake={() => onTake(product.sku)}
            >
              <span className="grow shrinkable size-15 line-20 anywhere">
                <MatchedText text={product.name} query={query} />
                <span className="block text-13 muted">
                  {product.pack_label} · <MatchedText text={product.sku} query={query} />
                </span>
              </span>
              <Price product={product} basis={basis} />
            </Option>
          ))}
        </OptionList>
      )}
    </>
  );
}

function Price({ product, basis }: { product: SuggestedProductFragment } & Pick<QuickOrderSlots, 'basis'>) {
  const language = useLanguage();
  const price = basis === 'net' ? product.your_price : product.your_price_tax;
  return price == null ? null : (
    <span className="rigid text-14 semibold tabular nowrap">{formatMoney(language, price, product.currency)}</span>
  );
}
