import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { askClamd, askHttp, askIssuer, askSmtp, type Dependency } from '#capabilities/health/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Config } from '../../config.ts';
import type { ErpConfig } from '../../erp-config.ts';
import { sapPortOf } from '../erp.ts';

type Parts = { config: Config; database: Database; fileStore: FileStore; clock: Clock };

/** What is configured outside of us; the embedded provider is a part of the portal itself. */
export function healthLooks({ config, database, fileStore, clock }: Parts): Dependency[] {
  const { smtpUrl, erp, oidc, scanner, content, files } = config;
  const named = (name: Dependency['name'], url: string | undefined): Dependency[] =>
    url ? [{ name, location: new URL(url).host, ask: askHttp(url) }] : [];
  return [
    { name: 'database', location: hostOf(config.databaseUrl), ask: () => database.requireWritable() },
    smtpUrl
      ? { name: 'mail', location: hostOf(smtpUrl), ask: askSmtp(smtpUrl) }
      : { name: 'mail', location: mailFolder(config), ask: () => requireFolder(mailFolder(config)) },
    {
      name: 'files',
      location: files.kind === 'folder' ? files.folder : hostOf(files.endpoint),
      ask: async () => void (await fileStore.has('health/look')),
    },
    ...(erp ? [{ name: 'erp', location: hostOf(erp.sap.baseUrl), ask: askErp(erp, clock) } as const] : []),
    ...(oidc
      ? [{ name: 'identity-provider', location: hostOf(oidc.issuer), ask: askIssuer(oidc.issuer) } as const]
      : []),
    ...(['tesi', 'cablog', 'olsa'] as const).flatMap((name) => named(`archive-${name}`, config.archives.urls[name])),
    ...(['eLearning', 'pubMenu', 'emptiesManagement'] as const).flatMap((tool) =>
      named(`tool-${tool}`, config.tools[tool]?.url),
    ),
    ...named('content', content?.url),
    ...(scanner ? [{ name: 'scanner', location: scanner.host, ask: askClamd(scanner) } as const] : []),
  ];
}

const hostOf = (url: string | undefined): string => (url ? new URL(url).host : '');
const mailFolder = ({ dataDir }: Config): string => join(dataDir, 'mail');
const requireFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await access(folder);
};

/** By a connection of its own, which ends with the look: one that hangs is cut. */
const askErp =
  (config: ErpConfig, clock: Clock): Dependency['ask'] =>
  async (signal) => {
    const port = sapPortOf(config, clock);
    signal.addEventListener('abort', port.close);
    await port.reach().finally(port.close);
  };
