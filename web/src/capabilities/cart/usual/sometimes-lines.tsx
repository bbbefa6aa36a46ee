import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { LinePicture } from '../line/line-picture.tsx';
import { usePut } from './use-put.ts';
import { useReason } from './use-reason.ts';
import { packAmount } from './usual-amount.ts';
import classes from './usual-block.module.css';
import type { UsualLine } from './usual-order.queries.ts';

type Props = { lines: readonly UsualLine[]; basedOn: number };
type Chosen = Readonly<Record<string, number>>;

const maxCount = 9_999;

/** What is ordered now and then: listed without an amount, which the buyer chooses who wants some of it. */
export function SometimesLines({ lines, basedOn }: Props) {
  const { t } = useTranslation('reorder');
  const language = useLanguage();
  const { put, isPutting } = usePut();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Chosen>({});
  const wanted = lines.filter(({ sku }) => (chosen[sku] ?? 0) > 0);
  const add = async () => {
    const isIn = await put(wanted.map((line) => ({ ...line, amount: packAmount(line, chosen[line.sku]) })));
    if (isIn) setChosen({});
  };
  return (
    <div className={classes.sometimes}>
      <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('usual.sometimes', { count: lines.length, n: formatNumber(language, lines.length) })}
        <IconChevronDown size={16} stroke={2} aria-hidden="true" data-open={isOpen || undefined} />
      </button>
      {isOpen && (
        <>
          <ul className={classes.lines}>
            {lines.map((line) => (
              <Sometimes
                key={line.sku}
                line={line}
                basedOn={basedOn}
                count={chosen[line.sku] ?? 0}
                onCount={(count) => setChosen({ ...chosen, [line.sku]: Math.min(maxCount, Math.max(0, count)) })}
              />
            ))}
          </ul>
          <Button variant="default" loading={isPutting} disabled={wanted.length === 0} onClick={() => void add()}>
            {t('usual.put')}
          </Button>
        </>
      )}
    </div>
  );
}

type RowProps = { line: UsualLine; basedOn: number; count: number; onCount: (count: number) => void };

function Sometimes({ line, basedOn, count, onCount }: RowProps) {
  const { t } = useTranslation('reorder');
  const reasonOf = useReason(basedOn);
  const { name: product, image, packFormat } = line;
  return (
    <li className={classes.line}>
      <LinePicture product={{ thumbnail: image, pack_format: packFormat }} />
      <div>
        <p className="semibold">{product}</p>
        <p className="text-14 muted">{reasonOf(line)}</p>
      </div>
      <div className={classes.stepper}>
        <Stepper
          label={t('usual.amount', { product })}
          less={t('usual.lessOf', { product })}
          more={t('usual.moreOf', { product })}
          text={String(count)}
          hasLess={count > 0}
          hasMore={count < maxCount}
          inputMode="numeric"
          onText={(text) => onCount(Number(text.replace(/\D/g, '')))}
          onStep={(by) => onCount(count + by)}
        />
      </div>
    </li>
  );
}
