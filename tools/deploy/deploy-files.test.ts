import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const matches = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];

test('each alert has a section in the runbook, and the runbook none that is gone', () => {
  const alerts = matches(read('deploy/monitoring/alerts.yaml'), /- alert: (\w+)/g);

  expect(alerts.length).toBeGreaterThan(10);
  expect(matches(read('docs/runbook.md'), /^## (\w+)$/gm)).toEqual(alerts);
});

test('alerts and dashboard ask for figures that a process really has', () => {
  const sources = globSync('server/src/**/*.ts', { cwd: repositoryRoot }).filter((path) => !path.endsWith('.test.ts'));
  const offered = new Set(sources.flatMap((path) => matches(read(path), /name: '(dray_\w+)'/g)));
  const asked = ['alerts.yaml', 'dashboard.json'].flatMap((name) =>
    matches(read(`deploy/monitoring/${name}`), /\b(dray_\w+)/g),
  );

  expect(asked.length).toBeGreaterThan(15);
  expect(asked.map((name) => name?.replace(/_(bucket|count|sum)$/, '')).filter((name) => !offered.has(name))).toEqual(
    [],
  );
});

test('what a deployment sets is a variable that the configuration knows', () => {
  const known = matches(read('docs/configure.md'), /`([A-Z][A-Z0-9_]+)`/g);
  const ofContainers = ['BASE', 'BUILD_BASE', 'NODE_ENV', 'POSTGRES_PASSWORD', 'DATABASE_PASSWORD'];
  const files = [
    'deploy/Containerfile',
    ...globSync('deploy/{compose.yaml,kubernetes/*.yaml}', { cwd: repositoryRoot }),
  ];
  const set = files.flatMap((path) =>
    matches(read(path), /(?:\b|name: )([A-Z][A-Z]+(?:_[A-Z]+)+|PORT|HOST|JOBS)(?:=|: |,)/g),
  );

  expect(set.length).toBeGreaterThan(12);
  expect(set.filter((name) => ![...known, ...ofContainers].includes(name ?? ''))).toEqual([]);
});
