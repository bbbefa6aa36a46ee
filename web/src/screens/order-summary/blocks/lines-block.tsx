import { lazy, useState } from 'react';
import { amountOf, type Cart, type CartLine, LinePicture, packsText, unitOf } from '#capabilities/cart/index.ts';
import { OrderLines, type ShownLine } from '#capabilities/ordering/index.ts';
import { loadChunk } from '#platform/chunk-reload.ts';
import { formatNumber, formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Later } from '#ui/page/later.tsx';
import { LineNotes } from './line-notes.tsx';
import { SummaryBlock } from './summary-block.tsx';

const EditedLines = lazy(() => loadChunk(() => import('./edited-lines.tsx')));

/** The goods, to be skimmed; edited, every line has its field. */
export function LinesBlock({ cart }: { cart: Cart }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const { iTotalCartPalletQty: pallets, iTotalCartWeight: weight, handstacked } = cart.progress_bar_data;
  const load = [
    t('lines.count', { count: cart.items.length, n: formatNumber(language, cart.items.length) }),
    ...(handstacked ? [] : [t('lines.pallets', { count: pallets, n: formatNumber(language, pallets) })]),
    formatWeight(language, weight),
  ];
  const { t: amounts } = useTranslation('catalogue');
  const words = { t: amounts, language };
  const skimmed = (
    <OrderLines lines={cart.items.map((line) => shownLine(words, line))} currency={cart.prices.currency} />
  );

  return (
    <SummaryBlock
      heading={t('lines.heading')}
      aside={load.join(' · ')}
      editing={{ isOn: isEditing, onToggle: () => setEditing(!isEditing) }}
    >
      <Later fallback={skimmed}>{isEditing ? <EditedLines cart={cart} /> : skimmed}</Later>
    </SummaryBlock>
  );
}

function shownLine(words: Parameters<typeof packsText>[0], line: CartLine): ShownLine {
  const { product, prices, quantity_total: packs } = line;
  const unit = unitOf(amountOf(line), ['pack', 'layer', 'pallet']);
  const inPacks = packsText(words, product, packs, 'pack');
  return {
    id: line.id,
    name: product.name,
    pack: product.pack_label,
    amount: unit === 'pack' ? inPacks : `${packsText(words, product, packs, unit)} (${inPacks})`,
    unitPrice: prices.unit ?? undefined,
    total: prices.row_total,
    picture: <LinePicture product={product} />,
    parts: line.bundle_options.map(({ quantity, name }) => `${formatNumber(words.language, quantity)} × ${name}`),
    note: line.errors.length > 0 && <LineNotes line={line} />,
  };
}
