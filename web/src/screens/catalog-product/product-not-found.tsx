import { IconArrowLeft, IconBottleOff, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useId, useState } from 'react';
import { useOwnPageName } from '#platform/page-name.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MessagePage } from '#ui/page/message-page.tsx';
import classes from './product-not-found.module.css';

/** The page of something that is not there, for a product: what was asked for stands ready to be corrected. */
export function ProductNotFound({ sku }: { sku: string }) {
  const { t } = useTranslation('product');
  useOwnPageName(t('notFound.heading'));
  return (
    <MessagePage
      icon={<IconBottleOff size={40} stroke={1.5} aria-hidden="true" />}
      eyebrow={sku}
      heading={t('notFound.heading')}
      actions={
        <ButtonLink
          to="/catalog/products"
          variant="default"
          leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
        >
          {t('notFound.browse')}
        </ButtonLink>
      }
    >
      <p>{t('notFound.text')}</p>
      <SearchAgain key={sku} sku={sku} />
    </MessagePage>
  );
}

function SearchAgain({ sku }: { sku: string }) {
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const id = useId();
  const [query, setQuery] = useState(sku);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    if (query.trim()) void navigate({ to: '/catalog/products', search: { q: query.trim() } });
  };
  return (
    <search>
      <form className={classes.form} onSubmit={search}>
        <label htmlFor={id} className="whole-row text-14 medium">
          {t('notFound.field')}
        </label>
        <input
          id={id}
          type="search"
          className={classes.field}
          maxLength={200}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
        <Button type="submit" leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}>
          {t('notFound.search')}
        </Button>
      </form>
    </search>
  );
}
