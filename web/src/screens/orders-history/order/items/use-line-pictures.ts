import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { linePictureQueries } from './line-pictures.queries.ts';

type Lines = Pick<OrderDetail, 'lines' | 'shipToId'>;

/** Whoever may not see the catalogue sees the kind of pack; so does everybody until the picture has come. */
export function useLinePictures({ lines, shipToId }: Lines): (sku: string) => string {
  const mayOrder = useSession().may('Catalogue');
  const skus = lines.map(({ sku }) => sku);
  const { data } = useQuery({ ...linePictureQueries.of(skus, shipToId), enabled: mayOrder && shipToId !== '' });
  return (sku) => data?.get(sku) ?? '';
}
