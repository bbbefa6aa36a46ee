import { referenceNames } from '@dray/contract/cart/reference-fields.ts';
import type { Cart } from '#capabilities/cart/index.ts';

const fields = ['ship_to_id', 'delivery_method', 'delivery_date', ...Object.values(referenceNames)] as const;
export type OrderField = (typeof fields)[number];
export type FieldErrors = Partial<Record<OrderField, string>>;

type Hindered = Pick<Cart, 'obstacles'>;

const fieldOf = (path: readonly string[] | null): OrderField | undefined => fields.find((field) => path?.[0] === field);

/** What the server misses, at the field where it is filled in (K9). */
export const fieldErrors = ({ obstacles }: Hindered): FieldErrors =>
  Object.fromEntries(
    obstacles.flatMap(({ path, message }) => {
      const field = fieldOf(path);
      return field ? [[field, message]] : [];
    }),
  );

export const firstMissing = ({ obstacles }: Hindered): OrderField | undefined =>
  fields.find((field) => obstacles.some(({ path }) => fieldOf(path) === field));

// They are asked for when the order is checked, not while it is put together.
const later = new Set(['AGREEMENT_MISSING']);

/** Why one cannot go on yet; fields are filled in on the way and named when one tries. */
export const whyNot = ({ obstacles }: Hindered): string[] =>
  obstacles
    // What is wrong with a line is shown with its product's name and a way out.
    .filter(({ code, path }) => !fieldOf(path) && !later.has(code) && path?.length !== 2)
    .map(({ message }) => message);
