-- The accounts that the demo world made. By their uid, because an address can be changed; with DEMO=0 they are closed.

create table demo_account (
  uid             text primary key references account,
  -- Both of the last time it was closed: DEMO=1 gives the status back.
  closed_at       timestamptz,
  status_before   text
);

-- Databases that were filled before this table was there: exactly whom the demo world had made by then.
insert into demo_account (uid)
select uid from account
where exists (select from demo_part where name = 'people')
  and uid in (
    'u-ulipy-owner', 'u-ulipy-shift', 'u-ulipy-new', 'u-ulipy-invited', 'u-ulipy-academy', 'u-ulipy-accountant',
    'u-ulipy-former', 'u-velkosklad-brno-warehouse', 'u-velkosklad-brno-owner', 'u-velkosklad-brno-orders',
    'u-prilis-zlutoucky-kun-edge', 'u-prilis-zlutoucky-kun-cellar', 'u-zelena-vrata-owner', 'u-zelena-vrata-shift',
    'u-kopretina-admin', 'u-pod-skalou-admin', 'u-pod-skalou-bar', 'u-meridian-staff', 'u-tatravelko-owner',
    'u-tatravelko-accountant', 'u-tatravelko-warehouse', 'u-tatravelko-orders', 'u-tri-zvony-owner',
    'u-tri-zvony-shift', 'u-javorinka-owner', 'u-javorinka-finance', 'u-smrekovec-bar', 'u-bellini-owner',
    'u-bellini-finance', 'u-bellini-admin', 'u-bellini-warehouse', 'u-bellini-orders', 'u-tirrenova-owner',
    'u-tirrenova-accountant', 'u-tirrenova-warehouse', 'u-lanterna-blu-owner', 'u-lanterna-blu-shift',
    'u-lanterna-blu-former', 'u-colle-fiorino-owner', 'u-bar-romero-manager', 'u-bar-romero-owner',
    'u-levantina-azul-owner', 'u-levantina-azul-accountant', 'u-la-higuera-owner', 'u-la-higuera-bar'
  );
