import type { Country } from '@dray/contract/markets.ts';
import type { AuditAction } from './audit.model.ts';

/** Whose events may be read: of companies in these markets and of single ones, or of everything there is. */
export type TrailReach = 'everything' | { markets: readonly Country[]; companyIds: readonly string[] };

export type AskedTrail = {
  reach: TrailReach;
  actions: readonly AuditAction[];
  subject: string | undefined;
  actor: string | undefined;
  companyId: string | undefined;
  from: Date | undefined;
  /** Not included. */
  until: Date | undefined;
};

export type TrailSlice = {
  /** Only what is older than this event. */
  before: string | undefined;
  offset: number;
  limit: number;
};
