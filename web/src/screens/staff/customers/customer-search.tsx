import { useNavigate } from '@tanstack/react-router';
import type { KeyboardEvent, RefObject } from 'react';
import { maxCustomerSearch } from '#capabilities/customers/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { SearchForm } from '#ui/list/filters/search-form.tsx';

type Props = {
  search: string | undefined;
  /** Who is opened by Enter; nobody while what was found is not what the field asks for. */
  best: string | undefined;
  list: RefObject<HTMLDivElement | null>;
  onSearch: (text: string | undefined, isRefined: boolean) => void;
};

/** The field, from which an arrow leads into what was found and Enter to the best of it. */
export function CustomerSearch({ search, best, list, onSearch }: Props) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const lead = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[data-row-name]')?.focus();
    }
    if (event.key === 'Enter' && best && target.value.trim() === search) {
      event.preventDefault();
      void navigate({ to: '/staff/customers/$companyId', params: { companyId: best } });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside.
    <div onKeyDown={lead}>
      <SearchForm
        label={t('searchLabel')}
        hint={t('search')}
        value={search}
        maxLength={maxCustomerSearch}
        onSearch={onSearch}
      />
    </div>
  );
}
