import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingLogger } from './tracing-settings.ts';

const arrived = 0;

/** Says once that traces do not arrive, and once that they do again: they come every second. */
export function loggingOutages(exporter: SpanExporter, logger: TracingLogger): SpanExporter {
  let isAway = false;
  const tell = (err: unknown) => {
    if (!isAway) logger.warn({ err }, 'traces do not arrive at their collector; those that find no room are dropped');
    isAway = true;
  };
  const tellOfReturn = () => {
    if (isAway) logger.info('traces arrive again');
    isAway = false;
  };
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code === arrived) tellOfReturn();
        else tell(result.error);
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
