import { billingDocumentService } from '../billing/billing-document.service.ts';
import { creditAccountService } from '../customers/credit-account.service.ts';
import { salesContractService } from '../customers/sales-contract.service.ts';
import { outboundDeliveryService } from '../deliveries/outbound-delivery.service.ts';
import type { Service } from '../odata/model/service.ts';
import { salesOrderService } from '../orders/sales-order.service.ts';
import { createTable } from './entity-table.ts';

export const services: readonly Service[] = [
  salesOrderService,
  outboundDeliveryService,
  billingDocumentService,
  salesContractService,
  creditAccountService,
];

const numberRanges = `
  create sequence if not exists sales_order_number start 10000001;
  create sequence if not exists delivery_number start 80000001;
  create sequence if not exists billing_number start 90000001;`;

const masterData = `
  create table if not exists customer (
    "Customer" text primary key, name text not null default '', is_blocked boolean not null default false);
  alter table customer add column if not exists address text not null default '';
  alter table customer add column if not exists tax_number text not null default '';
  create table if not exists material (
    "Material" text primary key, name text not null default '', list_price numeric(16, 2) not null default 0,
    empties jsonb not null default '[]', is_discontinued boolean not null default false);
  create table if not exists customer_price (
    sold_to text not null, "Material" text not null, price numeric(16, 2) not null,
    primary key (sold_to, "Material"));`;

/** What is to happen to which order when, and what somebody has decided about it beforehand. */
const life = `
  create table if not exists life_step (
    "SalesOrder" text not null, sequence integer not null, step text not null, part integer not null,
    due_at timestamptz(3) not null, is_held boolean not null default false,
    primary key ("SalesOrder", sequence));
  create index if not exists life_step_due on life_step (due_at) where not is_held;
  create table if not exists order_plan (
    "SalesOrder" text primary key, reference text not null, plan text not null, ripens boolean not null,
    created_at timestamptz(3) not null);
  create index if not exists order_plan_reference on order_plan (reference);
  create table if not exists order_delivery (
    "SalesOrder" text not null, part integer not null, "DeliveryDocument" text not null,
    primary key ("SalesOrder", part));
  create index if not exists order_delivery_document on order_delivery ("DeliveryDocument");
  create table if not exists forced_plan (reference text primary key, plan text, ripens boolean);
  create table if not exists missing_pdf ("BillingDocument" text primary key);
  create table if not exists clock_setting (
    id integer primary key, speed double precision not null, erp_ms double precision not null,
    wall_ms double precision not null);`;

const repeatableRequests = `
  create table if not exists repeatable_request (
    request_id text primary key, received_at timestamptz(3) not null, status integer, headers jsonb, body text);`;

const indexes = `
  create index if not exists sales_order_reference on sales_order ("PurchaseOrderByShipToParty");
  create index if not exists sales_order_change on sales_order ("LastChangeDateTime", "SalesOrder");
  create index if not exists outbound_delivery_created on outbound_delivery ("CreationDate");
  create index if not exists outbound_delivery_changed on outbound_delivery ("LastChangeDate");
  create index if not exists outbound_delivery_item_order on outbound_delivery_item ("ReferenceSDDocument");
  create index if not exists billing_document_change on billing_document ("LastChangeDateTime", "BillingDocument");
  create index if not exists sales_contract_change on sales_contract ("LastChangeDateTime", "SalesContract");
  create index if not exists billing_document_item_order on billing_document_item ("SalesDocument");`;

/** Every statement may run again: that is how a database of an earlier version gets what is new. */
export const schema: string = [
  ...services.flatMap(({ sets }) => sets.map(createTable)),
  numberRanges,
  masterData,
  life,
  repeatableRequests,
  indexes,
].join('\n');
