-- A brewer begins with these roles of customers and with every section open, unless there are any already. Roles are known
-- by their id: the same name is on several sides and means other sections there.
insert into role (roleid, side, name, sections)
select roleid, side, name, coalesce(sections::text[], '{Home Page,My Profile,Contracts,Reporting,Orders,My Orders,Catalogue,Marketing Materials,News & Events,Support,Academy,My Documents,Access Management,Pub Menu,About Asahi,Training & Learning,Empties Management}')
from (values
  ('R-OWNER', 'company', 'Owner', null),
  ('R-DELEGATED-OWNER', 'company', 'Delegated Owner', null),
  ('R-DELEGATED-ADMIN', 'company', 'Delegated Admin',
    '{Home Page,My Profile,Access Management,News & Events,Training & Learning,Support}'),
  ('R-GENERAL-ADMIN', 'company', 'General Admin', null),
  ('R-FINANCE', 'company', 'Finance', '{Home Page,My Profile,My Documents,Contracts,Reporting,Support}'),
  ('R-WHSL-DELEGATED-OWNER', 'warehouse', 'Delegated owner', null),
  ('R-WHSL-WAREHOUSE-MANAGER', 'warehouse', 'Warehouse manager',
    '{Home Page,My Profile,Catalogue,My Orders,My Documents,Support}'),
  ('R-WHSL-ACCOUNTANT', 'warehouse', 'Accountant', '{Home Page,My Profile,My Documents,Contracts,Reporting,Support}'),
  ('R-WHSL-COMMON-USER', 'warehouse', 'Common user', '{Home Page,My Profile,Catalogue,My Orders,News & Events,Support}'),
  ('R-PUB-DELEGATED-OWNER', 'pub', 'Delegated owner', null),
  ('R-PUB-ASSOCIATE', 'pub', 'Associate', '{Home Page,My Profile,Catalogue,My Orders,My Documents,Pub Menu,Support}'),
  ('R-PUB-SHIFT-LEADER', 'pub', 'Shift leader', '{Home Page,Catalogue,My Orders,Support}'),
  ('R-PUB-ACCOUNTANT', 'pub', 'Accountant', '{Home Page,My Profile,My Documents,Support}'),
  ('R-PUB-COMMON-USER', 'pub', 'Common user', '{Home Page,My Profile,Catalogue,My Orders,News & Events,Support}'),
  ('R-PUB-WAREHOUSE-MANAGER', 'pub', 'Warehouse manager', '{Home Page,My Profile,Catalogue,My Orders,Support}'),
  ('R-EMPTIES-ON-PREMISE', 'empties', 'On Premise Empties Management', '{Home Page,Empties Management}'),
  ('R-EMPTIES-FRANCHISEE', 'empties', 'On Premise Franchisee Empties Management', '{Home Page,Empties Management}'),
  ('R-POS-ACADEMY', 'academy', 'POS Academy', '{Home Page,Academy}')
) as seeded (roleid, side, name, sections)
where not exists (select from role);

insert into portal_switch (section, value)
select section, '1' from unnest('{Home Page,My Profile,Contracts,Reporting,Orders,My Orders,Catalogue,Marketing Materials,News & Events,Support,Academy,My Documents,Access Management,Pub Menu,About Asahi,Training & Learning,Empties Management}'::text[]) as section
where not exists (select from portal_switch);
