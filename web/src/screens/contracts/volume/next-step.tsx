import { packNoun } from '@dray/contract/catalogue/pack-noun.ts';
import { IconFlag, IconPlus } from '@tabler/icons-react';
import type { Contract } from '#capabilities/contracts/index.ts';
import { formatNumber, formatPercent, formatQuantity, formatWholeMoney } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import classes from './next-step.module.css';
import { useRefill } from './use-refill.ts';

type Next = NonNullable<Contract['next']>;
type Props = { contract: Contract; next: Next };

/** What the next bonus still needs, in packs of something that is bought anyway, and what it brings. */
export function NextStep({ contract, next }: Props) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const { missingHl, gain, product } = next;
  const bonus = formatPercent(language, next.bonus / 100);
  const isNear = product !== null;
  const money = formatWholeMoney(language, gain, contract.currency);
  return (
    <Note tone="info" icon={<IconFlag size={20} stroke={1.75} aria-hidden="true" />}>
      <div className={`${classes.next} row wrap between gap-8-16`}>
        <p className={classes.words}>
          {missingHl > 0 ? (
            <>
              <b>{t(isNear ? 'next.missing' : 'next.far', { bonus, hl: formatQuantity(language, missingHl, 'hl') })}</b>{' '}
              {t('next.beyond')}{' '}
            </>
          ) : (
            <>
              <b>{t('next.done', { bonus })}</b>{' '}
            </>
          )}
          {gain > 0 && t('next.gain', { money })}
        </p>
        {product && product.packs > 0 && <Refill product={product} />}
      </div>
    </Note>
  );
}

function Refill({ product }: { product: NonNullable<Next['product']> }) {
  const { t } = useTranslation(['contracts', 'catalogue']);
  const language = useLanguage();
  const { packs, packFormat, name } = product;
  const amount = t(`catalogue:amountAfterVerb.${packNoun(packFormat)}`, {
    count: packs,
    n: formatNumber(language, packs),
  });
  const { add, isSending } = useRefill({ ...product, amount });
  return (
    <div className={classes.refill}>
      <Button
        loading={isSending}
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void add()}
      >
        {t('next.add', { amount })}
      </Button>
      <span className="text-13 muted">{name}</span>
    </div>
  );
}
