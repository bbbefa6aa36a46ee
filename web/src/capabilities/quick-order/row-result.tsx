import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import type { QuickGoods } from './find-goods.ts';
import type { RowResult as Result } from './pad-rows.ts';
import classes from './row-result.module.css';

type Props = {
  id?: string;
  /** Null where the code stands for nothing, undefined while it is looked up. */
  goods: QuickGoods | null | undefined;
  isLooking: boolean;
  result: Result | undefined;
};

/** What a row stands for and what became of it, in words. */
export function RowResult({ id, goods, isLooking, result }: Props) {
  const { t } = useTranslation('quick-order');
  const name = goods?.name ?? (result && 'name' in result ? result.name : undefined);
  return (
    <div id={id} className={classes.place}>
      {name && (
        <p>
          <span className={classes.name}>{name}</span> <span className={classes.pack}>{goods?.pack_label}</span>
        </p>
      )}
      {isLooking && <p className={classes.pack}>{t('looking')}</p>}
      {result ? <ResultText result={result} /> : <Foreseen goods={goods} />}
    </div>
  );
}

/** What would be refused is told before it is sent. */
function Foreseen({ goods }: Pick<Props, 'goods'>) {
  const { t } = useTranslation('quick-order');
  const text = goods === null ? t('unknown') : goods?.not_orderable_reason?.message;
  return text ? <Words tone="wrong" text={text} /> : null;
}

function ResultText({ result }: { result: Result }) {
  const { t } = useTranslation(['quick-order', 'catalogue']);
  const language = useLanguage();
  switch (result.kind) {
    case 'unknown':
      return <Words tone="wrong" text={t('unknown')} />;
    case 'wrongAmount':
      return <Words tone="wrong" text={t('wrongAmount')} />;
    case 'refused':
      return <Words tone="wrong" text={result.message} />;
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
