import type { ActingDeps } from './acting.deps.ts';
import type { ActingSession } from './acting.model.ts';

/** With the names that its bar shows. */
export type NamedActing = {
  session: ActingSession;
  name: string;
  companyName: string;
  shipToName: string | undefined;
};

export async function findNames(
  { identity, company }: Pick<ActingDeps, 'identity' | 'company'>,
  session: ActingSession,
): Promise<NamedActing> {
  const { shipToId, companyId, uid } = session;
  const [[account], [found], shipTos] = await Promise.all([
    identity.listManagedAccounts([uid]),
    company.listCompanyNames([companyId]),
    shipToId === undefined ? [] : company.listShipToNames([shipToId]),
  ]);
  const shipToName = shipToId && (shipTos[0]?.name ?? shipToId);
  return {
    session,
    name: shipToName ?? (account ? `${account.firstName} ${account.lastName}` : uid),
    companyName: found?.name ?? companyId,
    shipToName,
  };
}
