import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { staffMay } from '../guard.ts';
import { limits } from '../limits.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { masterFault, masterKind } from './import-shapes.ts';
import { itemResults, masterOwners } from './master-kinds.ts';

const params = z.object({ kind: masterKind });
const guard = staffMay('imports.run');
const columns = z.record(z.string().max(60), z.string().max(20_000));

/** Master data by kind: for programs row by row, for people as files. */
export const masterDataRoutes = {
  listMasterKinds: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/master',
    summary: 'Every kind that can be imported: its columns with their rules, and who owns it.',
    guard,
    query: strictQuery({}),
    response: z.object({
      results: z.array(
        z.object({
          kind: masterKind,
          owner: z.enum(masterOwners),
          takesFull: z.boolean(),
          columns: z.array(
            z.object({
              name: z.string(),
              rule: z.string(),
              isKey: z.boolean(),
              isNeeded: z.boolean(),
              isFixed: z.boolean(),
              /** A file may say it as it is, and not change it. */
              isOfErp: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  },
  getMasterTemplate: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/master/:kind/template.csv',
    summary: 'A file of this kind without rows.',
    guard,
    params,
    query: strictQuery({}),
    file: { byLink: true },
  },
  getMasterSample: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/master/:kind/sample.csv',
    summary: 'The first rows of this kind, as an example.',
    guard,
    params,
    query: strictQuery({}),
    file: { byLink: true },
  },
  exportMaster: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/master/:kind/export.csv',
    summary: 'Every row of this kind in the markets of the caller, in the columns of its import.',
    guard,
    params,
    query: strictQuery({}),
    file: { byLink: true },
  },
  putMasterItems: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/staff/master/:kind',
    summary: 'Rows as another system has them by now; an older message never overwrites a newer one.',
    guard,
    params,
    body: z.strictObject({
      items: z
        .array(
          z.strictObject({
            /** By the columns of the kind; those that are left out stay. */
            columns,
            sourceChangedAt: z.iso.datetime({ offset: true }),
          }),
        )
        .min(1)
        .max(limits.masterItems),
    }),
    response: z.object({
      /** In the order of the items. */
      results: z.array(
        z.object({
          result: z.enum(itemResults),
          code: z.string().nullable(),
          faults: z.array(masterFault),
        }),
      ),
    }),
  },
  listMasterChanges: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/master/:kind',
    summary: 'Rows that programs have changed since a moment, oldest first; `next` is where the next page begins.',
    guard,
    params,
    query: strictQuery({
      /** A day by the world's clock; within it `after` goes on. */
      changedSince: calendarDay.optional(),
      after: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(limits.masterItems).default(100),
    }),
    response: z.object({
      results: z.array(
        z.object({ columns: z.record(z.string(), z.string()), sourceChangedAt: z.string(), takenAt: z.string() }),
      ),
      next: z.string().nullable(),
      /** What waits for its parents, and since when; after a day it is reported here and tried no more. */
      waiting: z.array(
        z.object({ key: z.string(), arrivedAt: z.string(), isOver: z.boolean(), faults: z.array(masterFault) }),
      ),
    }),
  },
  listMasterOwners: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/master-owners',
    summary: 'Who owns each kind: the ERP or the portal.',
    guard: staffMay('settings.edit'),
    query: strictQuery({}),
    response: z.object({
      results: z.array(
        z.object({
          kind: masterKind,
          owner: z.enum(masterOwners),
          version: z.int(),
          /** What files may change even of the ERP's. */
          portalColumns: z.array(z.string()),
        }),
      ),
    }),
  },
  setMasterOwner: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/staff/master-owners',
    summary: 'Says who owns a kind; of what the ERP owns nobody changes anything here.',
    guard: staffMay('settings.edit'),
    body: z.strictObject({ kind: masterKind, owner: z.enum(masterOwners), version: z.int() }),
    response: z.object({ kind: masterKind, owner: z.enum(masterOwners), version: z.int() }),
  },
} as const satisfies Record<string, RestRoute>;
