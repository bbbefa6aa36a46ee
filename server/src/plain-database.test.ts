import { expect, test } from 'vitest';
import { findPlainDatabases } from './plain-database.ts';

test.each([
  'postgres://a:b@db.example.com:5432/dray',
  'postgresql://a:b@10.0.0.5/dray?sslmode=prefer',
  'postgres://a:b@db/dray?sslmode=disable',
  'postgres://a:b@localhost/dray?host=db.example.com',
  'postgres://a:b@[2001:db8::1]/dray',
])('%s travels in the clear, and is named', (address) => {
  const addresses = { DATABASE_URL: address, MIGRATION_DATABASE_URL: address, READ_DATABASE_URL: address };
  expect(findPlainDatabases(addresses)).toEqual(['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'READ_DATABASE_URL']);
});

test.each([
  undefined,
  '',
  'postgres://a:b@localhost:5432/dray',
  'postgres://a:b@127.0.0.1/dray',
  'postgres://a:b@[::1]/dray',
  'postgres://a:b@/dray?host=/run/postgresql',
  'postgres://a:b@%2Frun%2Fpostgresql/dray',
  'postgres://a:b@db.example.com/dray?sslmode=verify-full',
  'postgres://a:b@db.example.com/dray?sslmode=require',
  'postgres://a:b@db.example.com/dray?ssl=true',
])('%s does not', (address) => {
  expect(findPlainDatabases({ DATABASE_URL: address })).toEqual([]);
});
