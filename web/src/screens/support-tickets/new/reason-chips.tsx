import type { Category } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Sideways } from '#ui/page/sideways/sideways.tsx';
import { useSideways } from '#ui/page/sideways/use-sideways.ts';
import classes from './reason-chips.module.css';
import type { Reason } from './start-of-request.ts';

type Props = {
  reasons: readonly Reason[];
  /** Undefined until their names have come; their room is kept. */
  categories: readonly Category[] | undefined;
  chosen: { categoryId: string; subCategoryId: string };
  onChoose: (reason: Reason) => void;
};

/** Why people write most often, one press each; it sets both lists below, where it can be changed. */
export function ReasonChips({ reasons, categories, chosen, onChoose }: Props) {
  const { t } = useTranslation('requests');
  const isChosen = ({ category, subCategory }: Reason) =>
    category === chosen.categoryId && subCategory === chosen.subCategoryId;
  const row = useSideways<HTMLDivElement>(`${chosen.categoryId} ${chosen.subCategoryId}`);
  if (reasons.length === 0) return null;
  const nameOf = ({ category, subCategory }: Reason) =>
    categories?.find(({ id }) => id === category)?.subCategories.find(({ id }) => id === subCategory)?.name;
  return (
    <fieldset>
      <legend className="mb-6 text-14 semibold">{t('form.reason')}</legend>
      <Sideways row={row}>
        <div ref={row} className={`${classes.reasons} flex wrap gap-8`}>
          {reasons.map((reason) => (
            <button
              key={`${reason.category} ${reason.subCategory}`}
              type="button"
              className={classes.chip}
              disabled={!categories}
              aria-pressed={isChosen(reason)}
              onClick={() => onChoose(reason)}
            >
              {nameOf(reason) ?? '\u2007'.repeat(12)}
            </button>
          ))}
        </div>
      </Sideways>
    </fieldset>
  );
}
