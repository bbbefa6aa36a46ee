import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#platform/texts/texts.ts';
import classes from './breadcrumb.module.css';
import type { Product } from './queries/product.queries.ts';

type Props = { product: Pick<Product, 'name' | 'packaging' | 'packaging_label'> };

/** From the whole catalogue over the group of goods to here. */
export function Breadcrumb({ product: { name, packaging, packaging_label: group } }: Props) {
  const { t } = useTranslation(['product', 'common']);
  return (
    <nav aria-label={t('product:path')}>
      <ol className={classes.path}>
        <li className={`${classes.step} row shrinkable gap-6`}>
          <Link to="/catalog/products" className={classes.link}>
            {t('common:titles.products')}
          </Link>
        </li>
        {packaging && (
          <li className={`${classes.step} row shrinkable gap-6`}>
            <Separator />
            <Link to="/catalog/products" search={{ packaging: [packaging] }} className={classes.link}>
              {group}
            </Link>
          </li>
        )}
        <li className={`${classes.step} row shrinkable gap-6`}>
          <Separator />
          <span aria-current="page" className="truncate">
            {name}
          </span>
        </li>
      </ol>
    </nav>
  );
}

const Separator = () => <IconChevronRight size={16} stroke={1.75} aria-hidden="true" className={classes.separator} />;
