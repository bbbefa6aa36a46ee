import { useQuery } from '@tanstack/react-query';
import type { HelpReference } from '#capabilities/help/index.ts';
import { orderingQueries, usePacksText } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { formatMoney, formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import classes from './affected-packs.module.css';

type Props = {
  reference: HelpReference | undefined;
  packs: number | undefined;
  onChange: (packs: number | undefined, error: string | undefined) => void;
};

/** How many packs of a line are broken or missing, and what would come back for them; nobody has to say so. */
export function AffectedPacks({ reference, packs, onChange }: Props) {
  const { t } = useTranslation('requests');
  const packsText = usePacksText();
  const line = useLine(reference);
  if (!line) return null;
  return (
    <div className={`${classes.packs} grid gap-6`}>
      <NumberField
        id="request-packs"
        label={t('form.packs')}
        hint={t('form.packsHint', { amount: packsText(line.packFormat, line.packs) })}
        min={1}
        max={line.packs}
        step={1}
        value={packs}
        onChange={onChange}
      />
      <p className={classes.credit} aria-live="polite">
        {packs !== undefined && line.creditPerPack && <Credit packs={packs} line={line} />}
      </p>
    </div>
  );
}

type Line = NonNullable<ReturnType<typeof useLine>>;

/** The server counts the same when it is sent: what one pack cost, times the packs. */
function Credit({ packs, line: { creditPerPack, currency } }: { packs: number; line: Line }) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  if (!creditPerPack) return null;
  const { goods, deposit } = creditPerPack;
  const money = (amount: number) => formatMoney(language, amount, currency);
  const words = { n: formatNumber(language, packs), goods: money(goods), deposit: money(deposit) };
  return (
    <>
      {t('form.credit')} <strong>{money(Math.round((goods + deposit) * packs * 100) / 100)}</strong>{' '}
      {t(deposit > 0 ? 'form.creditWithDeposit' : 'form.creditPlain', words)} {t('form.creditConfirmed')}
    </>
  );
}

/** The line that the request is about, a part of a bundle included, for those who may see the order. */
function useLine(reference: HelpReference | undefined) {
  const isLine = reference?.kind === 'order-line';
  const maySee = useSession().may('My Orders');
  const { data } = useQuery({
    ...orderingQueries.detail(reference?.id ?? '', useLanguage()),
    enabled: isLine && maySee,
  });
  if (!isLine || !data) return undefined;
  const { currency } = data;
  const whole = data.lines.find(({ lineNo }) => lineNo === reference.line);
  if (whole) {
    const { packFormat, quantityTotal, creditPerPack } = whole;
    return { packFormat, packs: quantityTotal, creditPerPack, currency };
  }
  const part = data.lines.flatMap(({ bundleOptions }) => bundleOptions).find(({ lineNo }) => lineNo === reference.line);
  return part && { packFormat: '', packs: part.quantity, creditPerPack: null, currency };
}
