import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Stepper } from '#ui/stepper.tsx';
import { LinePicture } from '../line/line-picture.tsx';
import type { PutLine } from './put-into-cart.ts';
import { useReason } from './use-reason.ts';
import { countText, packAmount } from './usual-amount.ts';
import classes from './usual-block.module.css';
import type { UsualLine } from './usual-order.queries.ts';

type Props = {
  line: UsualLine;
  basedOn: number;
  put: (lines: readonly PutLine[]) => Promise<boolean>;
  /** In the unit in which it is usually ordered. */
  count: number;
  onCount: (count: number) => void;
};

/** One usual article with why it is here; one that is gone says so and names what can be had instead. */
export function UsualLineRow({ line, basedOn, put, count, onCount }: Props) {
  const { t } = useTranslation('reorder');
  const { t: words } = useTranslation('catalogue');
  const language = useLanguage();
  const reasonOf = useReason(basedOn);
  const { name, packFormat, image, message, substitute } = line;
  const instead = substitute && { ...substitute, amount: packAmount(substitute) };
  return (
    <li className={classes.line}>
      <LinePicture product={{ thumbnail: image, pack_format: packFormat }} />
      <div>
        <p className="text-14 semibold">{line.code ? <s>{name}</s> : name}</p>
        <p className="text-13 muted">
          {!message && `${countText({ t: words, language }, line, count)} · `}
          <span>{message ?? reasonOf(line)}</span>
        </p>
        {instead && (
          <p className="text-14 muted">
            {t('usual.instead', { product: instead.name })} · {countText({ t: words, language }, instead)}{' '}
            <button type="button" className={classes.more} onClick={() => void put([instead])}>
              {t('usual.addInstead', { product: instead.name })}
            </button>
          </p>
        )}
      </div>
      {!line.code && (
        <div className={classes.stepper}>
          <Stepper
            label={t('usual.amount', { product: name })}
            less={t('usual.lessOf', { product: name })}
            more={t('usual.moreOf', { product: name })}
            text={String(count)}
            hasLess={count > 0}
            hasMore
            inputMode="numeric"
            onText={(text) => onCount(Number(text.replace(/\D/g, '')))}
            onStep={(by) => onCount(count + by)}
          />
        </div>
      )}
    </li>
  );
}
