import type { Tracing } from './span.ts';
import type { TracingLogger, TracingSettings } from './tracing-settings.ts';

/** The packages are loaded for whoever asked for traces, and for nobody else. */
export async function openTracing(
  settings: TracingSettings | undefined,
  logger: TracingLogger,
): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(settings, logger);
}
