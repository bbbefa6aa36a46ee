-- Which roles the groups of the supplier's own directory give, and where. A group is compared letter by letter.
create table staff_group (
  "group"              text collate "C" not null check (length("group") between 1 and 200),
  roleid               text not null references staff_role,
  countries            text[] not null check (cardinality(countries) > 0),
  primary key ("group", roleid)
);

-- Roles by groups count in sessions that began with a list of groups; in those of before nobody had asked for one.
alter table portal_session add column knows_groups boolean not null default false;
