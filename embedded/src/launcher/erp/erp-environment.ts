import type { PreparedLaunch } from '../launch-context.ts';

export type ErpSecrets = { user: string; password: string; controlToken: string };

type Known = { databaseUrl: string; secrets: ErpSecrets; codeCache: string | undefined };

/** What the ERP is told: nothing of the portal's own secrets, and no control port where strangers' orders are real. */
export function erpEnvironment({ env, config }: PreparedLaunch, known: Known): NodeJS.ProcessEnv {
  const { databaseUrl, secrets, codeCache } = known;
  const isControlled = config.demo || env.ERP_CONTROL === '1';
  const given = ['PATH', 'TZ', 'ERP_SHARES'].flatMap((name) => (env[name] ? [[name, env[name]] as const] : []));
  return {
    ...Object.fromEntries(given),
    ...(codeCache ? { NODE_COMPILE_CACHE: codeCache } : {}),
    ERP_DATABASE_URL: databaseUrl,
    ERP_USER: secrets.user,
    ERP_PASSWORD: secrets.password,
    ERP_RIPEN: env.ERP_RIPEN === '1' ? '1' : '0',
    ...(isControlled ? { ERP_CONTROL_TOKEN: secrets.controlToken } : {}),
  };
}
