import { BasisSwitch, usePriceBasis } from '#capabilities/catalogue/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './basis-note.module.css';

/** The tax basis of every price above, said once; a narrow window has its switch here, too. */
export function BasisNote({ hasSwitch }: { hasSwitch: boolean }) {
  const { t } = useTranslation('catalogue');
  const basis = usePriceBasis();
  return (
    <div className="row wrap between gap-12 mt-20">
      <p className={`${classes.text} text-14 muted pretty`}>{t(`basis.${basis}Note`)}</p>
      {hasSwitch && <BasisSwitch />}
    </div>
  );
}
