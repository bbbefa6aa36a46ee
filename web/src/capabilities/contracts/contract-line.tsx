import { roundHl } from '@dray/contract/contracts/contract-progress.ts';
import { IconWritingSign } from '@tabler/icons-react';
import { formatNumber, formatPercent, formatQuantity } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { stateWithCart } from './cart-on-contract.ts';
import classes from './contract-line.module.css';
import type { Contract } from './contracts.queries.ts';

type Props = { contract: Contract; cartHl: number };

/** What the cart does for a contract: the next bonus, or else what was promised. */
export function ContractLine({ contract, cartHl }: Props) {
  const { t } = useTranslation('contracts');
  const language = useLanguage();
  const { next, withCartHl, missingHl } = stateWithCart(contract, cartHl);
  const hl = formatQuantity(language, roundHl(cartHl), 'hl');
  const bonus = next ? formatPercent(language, next.bonus / 100) : '';
  const total = formatNumber(language, withCartHl);
  const step = formatQuantity(language, next?.hl ?? 0, 'hl');
  const committed = formatQuantity(language, contract.committedHl ?? 0, 'hl');
  const words = () => {
    if (!next) return t('inCart.all', { hl, total, committed });
    if (missingHl > 0) return t('inCart.next', { hl, total, step, bonus });
    return t('inCart.reached', { hl, total: formatQuantity(language, withCartHl, 'hl'), bonus });
  };
  return (
    <p className={`${classes.line} grid gap-10 text-14`}>
      <IconWritingSign size={20} stroke={1.75} aria-hidden="true" />
      <span>
        <strong>{t('inCart.name', { year: contract.from.slice(0, 4) })}</strong> {words()}
      </span>
    </p>
  );
}
