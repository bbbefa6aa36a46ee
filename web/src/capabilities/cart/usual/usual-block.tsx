import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { BlockError } from '#ui/page/block-error.tsx';
import type { BlockProps } from '../part/block-frame.ts';
import { SometimesLines } from './sometimes-lines.tsx';
import { usePut } from './use-put.ts';
import { packAmount, packsOf, usualCount } from './usual-amount.ts';
import classes from './usual-block.module.css';
import { UsualLineRow } from './usual-line-row.tsx';
import { type UsualLine, type UsualOrder, usualOrderQueries } from './usual-order.queries.ts';

const maxShown = 4;
const maxCount = 9_999;

/** What the chosen ship-to usually orders, each line with its reason; it goes into the cart by a press and never by itself. */
export default function UsualBlock({ shipToId, frame: Block }: BlockProps) {
  const { t } = useTranslation(['reorder', 'errors']);
  const language = useLanguage();
  const query = useQuery(usualOrderQueries.of(shipToId, language));
  const words = useFailureWords(query.error);
  if (query.isError) {
    return (
      <Block icon={IconSparkles} heading={t('usual.heading')}>
        <BlockError
          heading={t('usual.loadFailed')}
          retry={t('errors:retry')}
          onRetry={() => void query.refetch()}
          {...words}
        />
      </Block>
    );
  }
  if (query.isPending) {
    return (
      <Block icon={IconSparkles} heading={t('usual.heading')}>
        <div className={classes.waiting} data-coming />
      </Block>
    );
  }
  const usual = query.data;
  if (usual.lines.length === 0) return null;
  return (
    <Block
      icon={IconSparkles}
      heading={t('usual.heading')}
      aside={
        <Popover trigger={t('usual.how')} side="below" buttonClass={classes.how} popup="dialog">
          <p className={classes.explained}>{t('usual.howText', { n: formatNumber(language, usual.basedOn) })}</p>
        </Popover>
      }
    >
      <Usual usual={usual} />
    </Block>
  );
}

const isToBeHad = ({ code }: UsualLine): boolean => code === null;

function Usual({ usual: { lines, sometimes, basedOn, currency } }: { usual: UsualOrder }) {
  const { t } = useTranslation('reorder');
  const language = useLanguage();
  const { put, isPutting } = usePut();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, maxShown);
  const rest = lines.length - maxShown;
  // What the buyer made of the proposal; the rest is as proposed.
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});
  const countOf = (line: UsualLine) => changed[line.sku] ?? usualCount(line);
  const wanted = lines.filter((line) => isToBeHad(line) && countOf(line) > 0);
  const total = wanted.reduce((sum, line) => sum + (line.price ?? 0) * packsOf(line, countOf(line)), 0);
  return (
    <div className="flex column grow">
      <ul className={classes.lines}>
        {shown.map((line) => (
          <UsualLineRow
            key={line.sku}
            line={line}
            basedOn={basedOn}
            put={put}
            count={countOf(line)}
            onCount={(count) => setChanged({ ...changed, [line.sku]: Math.min(maxCount, Math.max(0, count)) })}
          />
        ))}
      </ul>
      <div className={`${classes.foot} row wrap between gap-8-16`}>
        <p className={classes.total}>
          {rest > 0 && (
            <button type="button" className={classes.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('usual.less') : t('usual.more', { count: rest, n: formatNumber(language, rest) })}
            </button>
          )}
          <span>{t('usual.total', { amount: formatMoney(language, total, currency) })}</span>
        </p>
        <Button
          variant="default"
          loading={isPutting}
          disabled={wanted.length === 0}
          onClick={() => void put(wanted.map((line) => ({ ...line, amount: packAmount(line, countOf(line)) })))}
        >
          {t('usual.put')}
        </Button>
      </div>
      {sometimes.some(isToBeHad) && <SometimesLines lines={sometimes.filter(isToBeHad)} basedOn={basedOn} />}
    </div>
  );
}
