import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { LinePicture } from '../line/line-picture.tsx';
import type { PutLine } from './put-into-cart.ts';
import { useReason } from './use-reason.ts';
import { countText, packAmount } from './usual-amount.ts';
import classes from './usual-block.module.css';
import type { UsualLine } from './usual-order.queries.ts';

type Props = { line: UsualLine; basedOn: number; put: (lines: readonly PutLine[]) => Promise<boolean> };

/** One usual article with why it is here; one that is gone says so and names what can be had instead. */
export function UsualLineRow({ line, basedOn, put }: Props) {
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
        <p className="semibold">{line.code ? <s>{name}</s> : name}</p>
        <p className="text-14 muted">{message ?? reasonOf(line)}</p>
        {instead && (
          <p className="text-14 muted">
            {t('usual.instead', { product: instead.name })} · {countText({ t: words, language }, instead)}{' '}
            <button type="button" className={classes.more} onClick={() => void put([instead])}>
              {t('usual.addInstead', { product: instead.name })}
            </button>
          </p>
        )}
      </div>
      {!line.code && <p className="semibold tabular nowrap">{countText({ t: words, language }, line)}</p>}
    </li>
  );
}
