import { parseShares } from './life/plan.ts';
import type { ErpOptions } from './start-erp.ts';

/** The environment as options; what cannot be used is named. */
export function readErpSettings(env: Readonly<Record<string, string | undefined>>): ErpOptions {
  const needed = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  const token = env.ERP_CONTROL_TOKEN;
  return {
    databaseUrl: needed('ERP_DATABASE_URL'),
    credentials: { user: needed('ERP_USER'), password: needed('ERP_PASSWORD') },
    port: portOf('ERP_PORT', env.ERP_PORT),
    control: token ? { token, port: portOf('ERP_CONTROL_PORT', env.ERP_CONTROL_PORT) } : undefined,
    shares: sharesOf(env.ERP_SHARES),
    isRepeatable: env.ERP_REPEATABLE !== '0',
    ripens: env.ERP_RIPEN === '1',
  };
}

function portOf(name: string, text: string | undefined): number {
  const port = Number(text || '0');
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${name} must be a port number`);
}

function sharesOf(text: string | undefined) {
  if (!text) return undefined;
  const shares = parseShares(readJson(text));
  if (!shares) throw new Error('ERP_SHARES must be JSON with shares between 0 and 1, together at most 1');
  return shares;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
