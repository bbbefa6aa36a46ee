import { useQuery } from '@tanstack/react-query';
import { type Category, ticketsQueries } from '#capabilities/support/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import classes from './category-fields.module.css';
import { ReasonChips } from './reason-chips.tsx';
import type { Reason } from './start-of-request.ts';
import type { RequestErrors, WrittenFields } from './use-request-errors.ts';

type Props = {
  request: { fields: WrittenFields; change: (change: Partial<WrittenFields>) => void };
  /** Why people write most often about such a thing. */
  reasons?: readonly Reason[];
  errors: RequestErrors;
};

const choicesOf = (named: readonly { id: string; name: string }[]) =>
  named.map(({ id, name }) => ({ value: id, label: name }));

/** What it is about: by one press where that is enough, else from two lists. */
export function CategoryFields({ request: { fields, change }, reasons = [], errors }: Props) {
  const { t } = useTranslation('requests');
  const query = useQuery(ticketsQueries.categories(useLanguage()));
  const categories: readonly Category[] = query.data ?? [];
  const chosen = categories.find(({ id }) => id === fields.categoryId);
  const failed = query.isError ? { error: t('form.categoriesFailed'), onRetry: () => void query.refetch() } : {};
  return (
    <>
      <ReasonChips
        reasons={reasons}
        categories={query.data}
        chosen={fields}
        onChoose={({ category, subCategory }) => change({ categoryId: category, subCategoryId: subCategory })}
      />
      <div className={classes.fields}>
        <SelectField
          id="request-category"
          label={t('form.category')}
          isRequired
          choices={choicesOf(categories)}
          value={chosen?.id}
          error={errors.categoryId}
          onChoose={(categoryId) => change({ categoryId, subCategoryId: '' })}
          {...failed}
        />
        <SelectField
          id="request-sub-category"
          label={t('form.subCategory')}
          isRequired
          choices={choicesOf(chosen?.subCategories ?? [])}
          value={fields.subCategoryId || undefined}
          error={errors.subCategoryId}
          onChoose={(subCategoryId) => change({ subCategoryId })}
        />
      </div>
    </>
  );
}
