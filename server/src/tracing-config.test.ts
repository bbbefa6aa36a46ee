import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.com:4318' };

test('without a collector there are no traces, whatever else is set', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'trade', OTEL_TRACES_SAMPLER: 'always_on' }).tracing).toBeUndefined();
});

test('a collector alone is enough', () => {
  expect(readConfig(endpoint).tracing).toEqual({
    url: 'http://collector.example.com:4318/v1/traces',
    headers: {},
    serviceName: 'dray',
    sampler: 'parentbased_always_on',
    ratio: 1,
  });
});

test('all that can be said of it is used', () => {
  const said = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.com/otlp/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-team = trade ,',
    OTEL_SERVICE_NAME: 'trade',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };

  expect(readConfig(said).tracing).toEqual({
    url: 'https://collector.example.com/otlp/v1/traces',
    headers: { authorization: 'Basic YTpi', 'x-team': 'trade' },
    serviceName: 'trade',
    sampler: 'parentbased_traceidratio',
    ratio: 0.25,
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.1'],
  ['OTEL_TRACES_SAMPLER_ARG', 'half'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer secret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=%E0secret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=secret%0d%0ax-other: 1'],
])('%s that cannot be used is named, and no secret with it: %s', (name, value) => {
  const reading = () => readConfig({ ...endpoint, [name]: value });

  expect(reading).toThrow(`${name} must`);
  expect(reading).not.toThrow('secret');
});
