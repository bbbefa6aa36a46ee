import { IconRepeat, IconReplace, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatMoney, formatNumber, formatWeight } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { useIsWide } from '#platform/wide-window.ts';
import { BlockError } from '#ui/page/block-error.tsx';
import { LinePicture } from '../line/line-picture.tsx';
import type { BlockProps } from '../part/block-frame.ts';
import { useIsCartFilled } from '../queries/cart-filled.ts';
import { type Difference, differencesOf } from './differences.ts';
import { type RepeatPreview, repeatQueries } from './reorder.queries.ts';
import classes from './repeat-block.module.css';
import { RepeatButton } from './repeat-button.tsx';
import { RepeatQuestion } from './repeat-question.tsx';
import { useRepeat } from './use-repeat.ts';

const maxPictures = 5;
const maxDifferences = 2;

/** The last order to the chosen ship-to, with what would be different now, and one press to have it in the cart. */
export default function RepeatBlock({ shipToId, frame: Block }: BlockProps) {
  const { t } = useTranslation(['reorder', 'errors']);
  const preview = useQuery(repeatQueries.preview({ shipToId, language: useLanguage() }));
  const words = useFailureWords(preview.error);
  if (preview.isError) {
    return (
      <Block icon={IconRepeat} heading={t('reorder.last')}>
        <BlockError
          heading={t('reorder.block.failed')}
          retry={t('errors:retry')}
          onRetry={() => void preview.refetch()}
          {...words}
        />
      </Block>
    );
  }
  if (preview.isPending) {
    return (
      <Block icon={IconRepeat} heading={t('reorder.last')}>
        <div className={classes.waiting} data-coming />
      </Block>
    );
  }
  if (!preview.data.order_number) return null;
  return (
    <Block icon={IconRepeat} heading={t('reorder.last')}>
      <LastOrder preview={preview.data} orderNumber={preview.data.order_number} />
    </Block>
  );
}

function LastOrder({ preview, orderNumber }: { preview: RepeatPreview; orderNumber: string }) {
  const { t } = useTranslation('reorder');
  const language = useLanguage();
  const repeating = useRepeat();
  const isWide = useIsWide();
  // One filled button is enough: where a cart was begun, that is the way on.
  const isFilled = useIsCartFilled();
  const { lines, placed_on: day, line_count: count, weight, total, currency } = preview;
  const differences = differencesOf(lines);
  const more = differences.length - maxDifferences;
  return (
    <>
      <div className={classes.last}>
        <ul className={`${classes.pictures} flex gap-8`} aria-hidden="true">
          {lines.slice(0, maxPictures).map(({ sku, quantity_total: packs, product, pack_format }) => (
            <li key={`${sku} ${packs}`} className={classes.picture}>
              <LinePicture product={product ?? { thumbnail: '', pack_format }} />
              <span>{formatNumber(language, packs)}</span>
            </li>
          ))}
        </ul>
        <div className="shrinkable">
          <p className={classes.facts}>
            {t('reorder.block.facts', {
              date: day ? formatShortDate(language, day) : '',
              count,
              n: formatNumber(language, count),
              weight: formatWeight(language, weight ?? 0),
            })}
          </p>
          {total !== null && currency && <p className={classes.sum}>{formatMoney(language, total, currency)}</p>}
          <p className={`${classes.changes} text-13 muted`}>
            {differences.length > 0
              ? t('reorder.block.changes', { count: differences.length, n: formatNumber(language, differences.length) })
              : day && formatShortDate(language, day)}
          </p>
        </div>
        {differences.length > 0 && currency && (
          <ul className={classes.differences}>
            {differences.slice(0, maxDifferences).map((difference) => (
              <DifferenceRow key={difference.sku} difference={difference} currency={currency} />
            ))}
            {more > 0 && <li>{t('reorder.block.more', { count: more, n: formatNumber(language, more) })}</li>}
          </ul>
        )}
        <RepeatButton
          orderNumber={orderNumber}
          repeating={repeating}
          isShort={!isWide}
          variant={isFilled ? 'default' : 'filled'}
        />
      </div>
      <RepeatQuestion repeating={repeating} />
    </>
  );
}

function DifferenceRow({ difference, currency }: { difference: Difference; currency: string }) {
  const { t } = useTranslation('reorder');
  const language = useLanguage();
  const { product } = difference;
  if (difference.kind === 'gone') {
    const { reason, substitute } = difference;
    return (
      <li className={classes.difference}>
        <IconReplace size={18} stroke={1.75} aria-hidden="true" />
        <span>
          {t('reorder.block.gone', { product, reason })} {substitute && t('reorder.block.instead', { substitute })}
        </span>
      </li>
    );
  }
  const isDearer = difference.by > 0;
  const Icon = isDearer ? IconTrendingUp : IconTrendingDown;
  const amount = formatMoney(language, Math.abs(difference.by), currency);
  return (
    <li className={classes.difference} data-dearer={isDearer || undefined}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>{t(isDearer ? 'reorder.block.dearer' : 'reorder.block.cheaper', { product, amount })}</span>
    </li>
  );
}
