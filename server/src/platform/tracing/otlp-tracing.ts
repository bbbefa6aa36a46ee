import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { loggingOutages } from './collector-outage.ts';
import type { Span, Tracing } from './span.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import type { TracingLogger, TracingSettings } from './tracing-settings.ts';

const usualAnswerMs = 5_000;
// Part of the forty seconds after which a stop is forced (`main.ts`), most of which the calls and jobs under way may need.
const usualStopMs = 1_500;

const batch = 512;
/** Spans beyond these are dropped: a collector that is away must not cost memory. */
const queued = 2_048;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/** Traces as OpenTelemetry's collectors take them, by OTLP over HTTP in JSON. Nothing is registered for the whole process. */
export function otlpTracing(settings: TracingSettings, logger: TracingLogger): Tracing {
  const answerWithinMs = settings.answerWithinMs ?? usualAnswerMs;
  const exporter = new OTLPTraceExporter({
    url: settings.url,
    headers: { ...settings.headers },
    timeoutMillis: answerWithinMs,
    // All that is queued may leave at once when the process stops, beside what is under way.
    concurrencyLimit: queued / batch + 1,
  });
  const processor = new BatchSpanProcessor({
    exporter: loggingOutages(exporter, logger),
    maxQueueSize: queued,
    maxExportBatchSize: batch,
    scheduledDelayMillis: 1_000,
    // The exporter has the first word.
    exportTimeoutMillis: answerWithinMs * 2,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    sampler: samplerOf(settings),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('dray');

  const spanOf = (span: OtelSpan): Span => {
    const context = span.spanContext();
    let isOver = false;
    return {
      traceId: context.traceId,
      traceparent: writeTraceparent(context),
      isOver: () => isOver,
      begin: (name, kind, facts = {}) =>
        spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, trace.setSpan(ROOT_CONTEXT, span))),
      rename: (name) => void span.updateName(name),
      note: (facts) => void span.setAttributes(facts),
      fail: (reason) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', reason),
      end: () => {
        isOver = true;
        span.end();
      },
    };
  };

  return {
    begin(name, kind, facts, traceparent) {
      const parent = readTraceparent(traceparent);
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
      return spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, context));
    },
    async stop() {
      // What keeps it from ending well was told where it was sent.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, sleep(settings.stopWithinMs ?? usualStopMs, undefined, { ref: false })]);
    },
  };
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  if (sampler.startsWith('parentbased_')) return new ParentBasedSampler({ root: rootSamplerOf(sampler, ratio) });
  return rootSamplerOf(sampler, ratio);
}

function rootSamplerOf(sampler: TracingSettings['sampler'], ratio: number): Sampler {
  if (sampler.endsWith('always_on')) return new AlwaysOnSampler();
  return sampler.endsWith('always_off') ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
}
