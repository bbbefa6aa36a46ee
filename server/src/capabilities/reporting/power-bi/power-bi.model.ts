/** A workspace of Power BI and the reports in it that stand in place of the portal's own. */
export type PowerBiSettings = {
  tenantId: string;
  clientId: string;
  clientSecret: string;
  workspaceId: string;
  salesReportId: string | undefined;
  contractReportId: string | undefined;
  /** The role of the dataset whose filter reads the payers from the user's name. */
  role: string;
  /** Where people sign in, and where reports are asked for. */
  authorityUrl: string;
  apiUrl: string;
  /** Whose pages show the reports: a page of any other origin is not let into ours. */
  embedUrl: string;
};

export const powerBiReports = ['salesReport', 'contractEvaluation'] as const;
export type PowerBiReport = (typeof powerBiReports)[number];

export type EmbeddedReport = { embedUrl: string; reportId: string; token: string; expiresAt: string };

export const reportIdOf = (settings: PowerBiSettings, report: PowerBiReport): string | undefined =>
  report === 'salesReport' ? settings.salesReportId : settings.contractReportId;

/** Power BI takes so many characters as the name of whom a token is for. */
const maxNameLength = 256;

/**
 * The payers as one name, parted as DAX parts paths, so that the dataset's role can filter by
 * `PATHCONTAINS(USERNAME(), Payer[Id])`. Undefined where they do not fit: a part of them would be a wrong report.
 */
export function identityOf(payerIds: readonly string[]): string | undefined {
  const name = [...new Set(payerIds)].sort().join('|');
  return name.length > 0 && name.length <= maxNameLength ? name : undefined;
}
