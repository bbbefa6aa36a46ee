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

type Asked = { soldTo: string; customers: readonly string[]; materials: readonly string[] };

type Found = {
  knowsCustomers: boolean;
  knowsMaterials: boolean;
  customers: { customer: string; isBlocked: boolean }[] | null;
  materials: (Material & { material: string })[] | null;
};

/** What the ERP knows of an order's customers and materials, tied empties included. */
export async function readMasterData(queries: Queries, { soldTo, customers, materials }: Asked): Promise<MasterData> {
  const [found] = await queries.query<Found>(
    `with asked as (
       select "Material" from material where "Material" = any($3)
       union
       select tied ->> 'material' from material, jsonb_array_elements(empties) as tied where "Material" = any($3)),
     goods as (
       select material."Material" as material, name, list_price::text as "listPrice", empties,
         is_discontinued as "isDiscontinued", price::text as "ownPrice"
       from asked join material using ("Material")
       left join customer_price on sold_to = $1 and customer_price."Material" = material."Material"),
     buyers as (
       select "Customer" as customer, is_blocked as "isBlocked" from customer where "Customer" = any($2))
     select exists (select from customer) as "knowsCustomers", exists (select from material) as "knowsMaterials",
       (select json_agg(buyers) from buyers) as customers, (select json_agg(goods) from goods) as materials`,
    [soldTo, customers, materials],
  );
  return {
    knowsCustomers: found?.knowsCustomers ?? false,
    knowsMaterials: found?.knowsMaterials ?? false,
    customers: new Map((found?.customers ?? []).map((one) => [one.customer, one])),
    materials: new Map((found?.materials ?? []).map((one) => [one.material, one])),
  };
}
