import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Logger } from '#platform/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { networkBudget } from '../visit/network-budget.ts';

export const reportPath = '/csp-report';

type Context = { metrics: Pick<Metrics, 'cspReports'>; clock: Clock; logger: Logger };

const maxReportBytes = 16 * 1024;
/** A page that breaks tells a few times; anyone who tells more often tells nothing new. */
const reportsPerMinute = 60;

/** Anybody may send anything here: only these words become a figure or a line of the log. */
const directives = new Set(
  'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src object-src base-uri form-action frame-src frame-ancestors worker-src manifest-src media-src default-src require-trusted-types-for trusted-types'.split(
    ' ',
  ),
);

const text = z.string().catch('');
const older = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    disposition: text,
  }),
});
const newer = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: text, blockedURL: text, disposition: text }),
  }),
);

/** Where browsers tell what they did not let run. It is counted and noted in a few words of ours, and answered alike. */
export async function cspReports(app: FastifyInstance, { metrics, clock, logger }: Context) {
  const budget = networkBudget(clock, 60_000, { report: reportsPerMinute });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxReportBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      reportPath,
      {
        schema: { hide: true },
        onRequest: async (request, reply) => {
          if (budget.take('report', request.ip)) await reply.code(204).send();
        },
      },
      async (request, reply) => {
        for (const { directive, disposition, blocked } of violationsIn(String(request.body ?? ''))) {
          metrics.cspReports.inc({ directive, disposition });
          logger.info(
            { requestId: request.id, directive, disposition, blocked },
            'a page was kept from running something',
          );
        }
        return reply.code(204).send();
      },
    );
  });
}

/** At most ten of one report; what is none of them is no violation. */
function violationsIn(body: string) {
  const report = parsed(body);
  const old = older.safeParse(report);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      toViolation(
        report['effective-directive'] || report['violated-directive'],
        report.disposition,
        report['blocked-uri'],
      ),
    ];
  }
  const many = newer.safeParse(Array.isArray(report) ? report.slice(0, 10) : report);
  if (!many.success) return [];
  return many.data.map(({ body: report }) =>
    toViolation(report.effectiveDirective, report.disposition, report.blockedURL),
  );
}

const toViolation = (directive: string, disposition: string, blocked: string) => ({
  directive: directives.has(directive.split(' ')[0] ?? '') ? (directive.split(' ')[0] ?? '') : 'other',
  disposition: disposition === 'report' ? 'report' : 'enforce',
  blocked: originOf(blocked),
});

/** The origin alone: the rest of an address may hold ids and tokens. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin.slice(0, 100) : 'unreadable';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
