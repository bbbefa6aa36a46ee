import { IconChevronDown, IconCircleCheck, IconWand } from '@tabler/icons-react';
import type { BulkFault } from '#capabilities/bulk-upload/index.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { StatusWord } from '#ui/list/status-word.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import classes from './fix-buttons.module.css';
import type { RepairLine } from './repair-lines.model.ts';

type Fix = BulkFault['fixes'][number];
type Props = {
  line: RepairLine;
  onTake: (value: string) => void;
  /** Offers all ship-tos in the field; nothing where it is no ship-to. */
  onOther?: (() => void) | undefined;
};

/** The one value that the portal proposes, with why; beside it what else could be meant. */
export function FixButtons({ line: { fault, product, mendedRows }, onTake, onOther }: Props) {
  const { t } = useTranslation('bulk-upload');
  const language = useLanguage();
  if (!fault)
    return (
      <p className={`${classes.fixes} row wrap gap-4-12`}>
        <StatusWord tone="success" icon={IconCircleCheck}>
          {t('repair.mended')}
        </StatusWord>
        {product && <span className="text-14 muted">{product}</span>}
      </p>
    );
  const n = { count: mendedRows.length, n: formatNumber(language, mendedRows.length) };
  const wordsOf = ({ value, label, proposed }: Fix): string => {
    const shown = fault.column === 'deliveryDate' || !proposed ? label : value;
    if (!proposed) return mendedRows.length > 1 ? t('fault.fixRows', { label: shown, ...n }) : shown;
    return mendedRows.length > 1 ? t('repair.useRows', { value: shown, ...n }) : t('repair.use', { value: shown });
  };
  const proposal = fault.fixes.find(({ proposed }) => proposed);
  const others = fault.fixes.filter((fix) => fix !== proposal);
  if (others.length === 0 && !proposal && !onOther) return null;
  return (
    <div className={`${classes.fixes} row wrap gap-4-12`}>
      {proposal && (
        <>
          <Button
            variant="default"
            data-proposal=""
            leftSection={<IconWand size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onTake(proposal.value)}
          >
            {wordsOf(proposal)}
          </Button>
          {proposal.reason && <span className="text-14 muted shrinkable anywhere">{proposal.reason}</span>}
        </>
      )}
      {proposal && others.length > 0 && (
        <Menu
          label={t('repair.others')}
          buttonClass={`${classes.others} inline-row gap-4 touch text-14 semibold primary`}
          trigger={
            <>
              {t('repair.others')}
              <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            </>
          }
          entries={others.map((fix) => ({ key: fix.value, label: wordsOf(fix) }))}
          onPress={onTake}
        />
      )}
      {!proposal &&
        others.map((fix) => (
          <Button key={fix.value} variant="default" onClick={() => onTake(fix.value)}>
            {wordsOf(fix)}
          </Button>
        ))}
      {onOther && (
        <Button variant="quiet" onClick={onOther}>
          {t('fault.other')}
        </Button>
      )}
    </div>
  );
}
