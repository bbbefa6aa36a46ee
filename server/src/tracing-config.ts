import { z } from 'zod';
import { samplerNames, type TracingSettings } from '#platform/tracing/tracing-settings.ts';

/** The variables that OpenTelemetry names, as its SDK reads them. Without an endpoint there are no traces. */
export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must look like http://collector.example.com:4318' })
    .optional(),
  // Without the value, which holds a secret.
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => readHeaders(text) !== undefined, 'must look like name=value,name=value, values percent-encoded')
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('dray'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplerNames, { error: `must be one of ${samplerNames.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be 0 or more')
    .max(1, 'must be at most 1')
    .default(1),
};

const environment = z.object(tracingEnvironment);

export function tracingOf(values: z.output<typeof environment>): TracingSettings | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: readHeaders(values.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
    serviceName: values.OTEL_SERVICE_NAME,
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

const headerName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;

/** `name=value` pairs between commas; undefined where one of them is none. */
function readHeaders(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').filter((each) => each.trim() !== '')) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
    const decoded = decode(value.trim());
    if (!headerName.test(name.trim()) || decoded === undefined) return undefined;
    headers[name.trim()] = decoded;
  }
  return headers;
}

/** A line break in a header would begin another. */
function decode(value: string): string | undefined {
  try {
    const decoded = decodeURIComponent(value);
    return /^[\x20-\x7e]*$/.test(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}
