import type { Gate } from '@dray/contract/customers/gates.ts';

/** By hand: what alone closes a gate for `u-ulipy-shift` at 100234, and what opens it again. */
export const broken: Readonly<Partial<Record<Gate, { close: string[]; open: string[] }>>> = {
  account: {
    close: [`update account set status = 'Suspended' where uid = 'u-ulipy-shift'`],
    open: [`update account set status = 'Active' where uid = 'u-ulipy-shift'`],
  },
  maintenance: {
    close: ['update portal_setting set maintenance = true'],
    open: ['update portal_setting set maintenance = false'],
  },
  switch: {
    close: [`update portal_switch set value = '0' where section = 'Catalogue'`],
    open: [`update portal_switch set value = '1' where section = 'Catalogue'`],
  },
  role: {
    close: [`update role_grant set roleid = 'R-PUB-ACCOUNTANT' where uid = 'u-ulipy-shift'`],
    open: [`update role_grant set roleid = 'R-PUB-SHIFT-LEADER' where uid = 'u-ulipy-shift'`],
  },
  agreement: {
    close: [`delete from accepted_agreement where uid = 'u-ulipy-shift'`],
    open: [`insert into accepted_agreement values ('u-ulipy-shift', 'master-purchase', '2026-01', now())`],
  },
  'ship-to': {
    close: [`update ship_to set status = 'Suspended' where id = '100234'`],
    open: [`update ship_to set status = 'Active' where id = '100234'`],
  },
  'price-list': {
    close: [
      `create table kept as select * from ship_to_price_list where ship_to_id = '100234'`,
      `delete from ship_to_price_list where ship_to_id = '100234'`,
    ],
    open: [
      'insert into ship_to_price_list (ship_to_id, price_list_id) select ship_to_id, price_list_id from kept',
      'drop table kept',
    ],
  },
  prices: {
    close: ['update price set valid_from = valid_from + 36500, valid_to = valid_to + 36500'],
    open: ['update price set valid_from = valid_from - 36500, valid_to = valid_to - 36500'],
  },
  transport: {
    close: [
      `create table kept as select * from ship_to_transport where ship_to_id = '100234'`,
      `delete from ship_to_transport where ship_to_id = '100234'`,
    ],
    open: ['insert into ship_to_transport select * from kept', 'drop table kept'],
  },
  calendar: {
    close: [
      `create table kept as select * from ship_to_transport where ship_to_id = '100234'`,
      `update ship_to_transport set closed_weekdays = '{1,2,3,4,5,6,7}' where ship_to_id = '100234'`,
    ],
    open: [
      `delete from ship_to_transport where ship_to_id = '100234'`,
      'insert into ship_to_transport select * from kept',
      'drop table kept',
    ],
  },
  payment: {
    close: [`delete from payer_payment_method where payer_id = '300101'`],
    open: [`insert into payer_payment_method (payer_id, code, position) values ('300101', 'invoice14', 1)`],
  },
  cart: {
    close: [`update cart_item set quantity = quantity + 9000`],
    open: [`update cart_item set quantity = quantity - 9000`],
  },
};
