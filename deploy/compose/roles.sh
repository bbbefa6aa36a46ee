#!/bin/bash
# The owner of the tables migrates; the portal works with the rights that the migration gives it.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" <<'SQL'
create role dray_owner login password :'password';
create role dray_app login password :'password';
create database dray owner dray_owner;
SQL
