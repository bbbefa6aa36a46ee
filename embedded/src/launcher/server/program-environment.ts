import type { PreparedLaunch } from '../launch-context.ts';

type Known = Pick<PreparedLaunch, 'env' | 'isDev'> & {
  config: Pick<PreparedLaunch['config'], 'dataDir' | 'port' | 'host' | 'demo'>;
};

/** All the user has set, with what the launcher knows from the beginning. */
export function programEnvironment({ env, config, isDev }: Known): NodeJS.ProcessEnv {
  // The launcher has migrated: a program that serves strangers has no use for the owner's password.
  const { MIGRATION_DATABASE_URL: _owners, ...rest } = env;
  return {
    ...(isDev ? { NODE_ENV: 'development' } : {}),
    ...rest,
    DATA_DIR: config.dataDir,
    PORT: String(config.port),
    HOST: config.host,
    DEMO: config.demo ? '1' : '0',
  };
}
