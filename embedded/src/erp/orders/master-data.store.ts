import type { Queries } from '../store/database.ts';

export type Empty = { material: string; perPack: string };
export type Material = {
  name: string;
  listPrice: string;
  empties: readonly Empty[];
  isDiscontinued: boolean;
  /** What this buyer pays for it. */
  ownPrice: string | null;
};
export type MasterData = {
  /** Without any customers or materials the ERP takes everything: a test need not seed it. */
  knowsCustomers: boolean;
  knowsMaterials: boolean;
  customers: ReadonlyMap<string, { isBlocked: boolean }>;
  materials: ReadonlyMap<string, Material>;
};

type MaterialRow = {
  material: string;
  name: string;
  list_price: string;
  empties: Empty[];
  is_discontinued: boolean;
  price: string | null;
};

/** What the ERP knows of an order's customers and materials, tied empties included. */
export async function readMasterData(
  queries: Queries,
  { soldTo, customers, materials }: { soldTo: string; customers: readonly string[]; materials: readonly string[] },
): Promise<MasterData> {
  const [known] = await queries.query<{ customers: boolean; materials: boolean }>(
    'select exists (select from customer) as customers, exists (select from material) as materials',
  );
  const customerRows = await queries.query<{ customer: string; is_blocked: boolean }>(
    'select "Customer" as customer, is_blocked from customer where "Customer" = any($1)',
    [customers],
  );
  const materialRows = await queries.query<MaterialRow>(
    `with asked as (
       select "Material" from material where "Material" = any($2)
       union
       select tied ->> 'material' from material, jsonb_array_elements(empties) as tied where "Material" = any($2))
     select material."Material" as material, name, list_price, empties, is_discontinued, price
     from asked join material using ("Material")
       left join customer_price on sold_to = $1 and customer_price."Material" = material."Material"`,
    [soldTo, materials],
  );
  return {
    knowsCustomers: known?.customers ?? false,
    knowsMaterials: known?.materials ?? false,
    customers: new Map(customerRows.map(({ customer, is_blocked }) => [customer, { isBlocked: is_blocked }])),
    materials: new Map(materialRows.map((row) => [row.material, materialOf(row)])),
  };
}

const materialOf = ({ name, list_price, empties, is_discontinued, price }: MaterialRow): Material => ({
  ...{ name, empties, ownPrice: price },
  ...{ listPrice: list_price, isDiscontinued: is_discontinued },
});
