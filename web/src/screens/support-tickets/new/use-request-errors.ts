import { limits } from '@dray/contract/limits.ts';
import { lengthOf } from '@dray/contract/text-length.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import type { FieldError } from '#ui/form/error-summary.tsx';
import { useTooLong } from '#ui/form/text-field.tsx';
import type { RequestFields } from './use-request.ts';

/** What can be changed later, too. */
export type WrittenFields = Pick<RequestFields, 'title' | 'description' | 'categoryId' | 'subCategoryId'>;

type Name = 'packs' | 'categoryId' | 'subCategoryId' | 'title' | 'description';
export type RequestErrors = Partial<Record<Name, string | undefined>>;

const fieldIds = {
  packs: 'request-packs',
  categoryId: 'request-category',
  subCategoryId: 'request-sub-category',
  title: 'request-title',
  description: 'request-description',
} as const satisfies Record<Name, string>;

/** What keeps a request from being sent, field by field, in the order of the form. */
export function useRequestErrors(
  fields: WrittenFields,
  packs?: string,
): { errors: RequestErrors; summary: FieldError[] } {
  const { t } = useTranslation('requests');
  const tooLong = {
    title: useTooLong(fields.title, limits.ticketTitle),
    description: useTooLong(fields.description, limits.ticketDescription),
  };
  const errors: RequestErrors = {
    packs: fields.categoryId === 'complaint' ? packs : undefined,
    categoryId: fields.categoryId ? undefined : t('form.categoryMissing'),
    subCategoryId: fields.subCategoryId ? undefined : t('form.subCategoryMissing'),
    title: lengthOf(fields.title) > 0 ? tooLong.title : t('form.titleMissing'),
    description: lengthOf(fields.description) > 0 ? tooLong.description : t('form.descriptionMissing'),
  };
  const names = Object.keys(fieldIds) as Name[];
  const summary = names.flatMap((name) => (errors[name] ? [{ fieldId: fieldIds[name], text: errors[name] }] : []));
  return { errors, summary };
}
