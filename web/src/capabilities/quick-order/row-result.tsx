import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { QuickGoods } from './goods/find-goods.ts';
import type { JudgedRow } from './judged-row.ts';
import type { FieldInUse } from './row-fields.tsx';
import classes from './row-result.module.css';
import type { RowResult as Result } from './rows/pad-rows.ts';
import { useWhyNot } from './rows/use-why-not.ts';

type Props = {
  id?: string;
  goods: QuickGoods | null | undefined;
  isLooking: boolean;
  /** Its state before it is sent; what became of it afterwards. */
  judged: JudgedRow;
  result: Result | undefined;
  inUse: FieldInUse;
  /** Price and weight of a row that can be sent. */
  sums?: ReactNode;
  help?: ReactNode;
};

/** What a row stands for and what became of it, in words. */
export function RowResult({ id, goods, isLooking, judged, result, inUse, sums, help }: Props) {
  const { t } = useTranslation('quick-order');
  const name = goods?.name ?? (result && 'name' in result ? result.name : undefined);
  const shown = result ?? wrongBefore(judged, inUse);
  return (
    <div id={id} className="shrinkable text-14 anywhere">
      {name && (
        <p>
          <span className="semibold">{name}</span> <span className="muted">{goods?.pack_label}</span>
        </p>
      )}
      {isLooking && <p className="muted">{t('looking')}</p>}
      {shown && <ResultText result={shown} />}
      {!shown && judged.kind === 'good' && sums}
      {(result?.kind === 'refused' || result?.kind === 'unknown') && help}
    </div>
  );
}

/** What would be refused is shown before it is sent, but not to somebody who is still writing it. */
export function wrongBefore(judged: JudgedRow, inUse: FieldInUse): Result | undefined {
  if (judged.kind === 'unknown') return inUse === 'code' ? undefined : { kind: 'unknown' };
  if (judged.kind === 'wrongAmount') return inUse === 'amount' ? undefined : judged;
  return judged.kind === 'refused' ? judged : undefined;
}

function ResultText({ result }: { result: Result }) {
  const { t } = useTranslation(['quick-order', 'catalogue']);
  const language = useLanguage();
  const why = useWhyNot()(result);
  switch (result.kind) {
    case 'unknown':
    case 'wrongAmount':
    case 'refused':
      return <Words tone="wrong" text={why} />;
    default: {
      const { packs } = result;
      const noun = packNoun(result.packFormat);
      const shown = { count: packs, n: formatNumber(language, packs) };
      return result.kind === 'added' ? (
        <Words tone="done" text={t('added', { amount: t(`catalogue:amount.${noun}`, shown) })} />
      ) : (
        <Words
          tone="lowered"
          text={[t('lowered', { amount: t(`catalogue:amountAfterVerb.${noun}`, shown) }), result.message]
            .filter(Boolean)
            .join('. ')}
        />
      );
    }
  }
}

const Words = ({ tone, text }: { tone: 'done' | 'lowered' | 'wrong'; text: string }) => (
  <p className={classes.words} data-tone={tone}>
    {tone === 'done' ? (
      <IconCheck size={16} stroke={2.25} aria-hidden="true" />
    ) : (
      <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
    )}
    {text}
  </p>
);
