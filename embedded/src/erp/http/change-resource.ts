import { changeDelivery } from '../deliveries/change-delivery.ts';
import type { Erp } from '../erp.ts';
import { badRequest, ErpError } from '../erp-error.ts';
import type { Fault } from '../faults/fault.ts';
import type { Service } from '../odata/model/service.ts';
import { parseResource, type Resource } from '../odata/resource-path.ts';
import type { ChangeEntity } from '../odata/write/change-entity.ts';
import { parseEntity } from '../odata/write/parse-entity.ts';
import { changeOrder } from '../orders/change-order.ts';
import { changeOrderItem } from '../orders/change-order-item.ts';
import { type Answer, emptyAnswer } from './answer.ts';
import { type Call, headerOf } from './call.ts';
import { createResource } from './create-resource.ts';

export type Change = { service: Service; fault: Fault | undefined };

const changes: Readonly<Record<string, ChangeEntity>> = {
  A_SalesOrder: changeOrder,
  A_SalesOrderItem: changeOrderItem,
  A_OutbDeliveryHeader: changeDelivery,
};

export async function changeResource(erp: Erp, call: Call, { service, fault }: Change): Promise<Answer> {
  const resource = parseResource(service, call.path);
  const isCreate = call.method === 'POST' && resource.kind === 'set' && resource.set.name === 'A_SalesOrder';
  if (isCreate) return createResource(erp, call, { service, set: resource.set, body: bodyOf(call), fault });
  if (call.method !== 'PATCH' && call.method !== 'MERGE') throw notSupported(call.method);
  return changeEntity(erp, call, { service, resource, fault });
}

async function changeEntity(
  erp: Erp,
  call: Call,
  { service, resource, fault }: Change & { resource: Resource },
): Promise<Answer> {
  const change = resource.kind === 'entity' ? changes[resource.set.name] : undefined;
  if (resource.kind !== 'entity' || !change) throw notSupported(call.method);
  const { set, key } = resource;
  const { values } = parseEntity(service, set, bodyOf(call), 'update');
  if (fault?.kind === 'late-commit') await erp.late.wait(fault.delayMs);
  const ifMatch = headerOf(call.headers['if-match']);
  const etag = await erp.database.transaction((queries) => change(erp, queries, { set, key, values, ifMatch }));
  return emptyAnswer(etag ? { etag } : {});
}

function bodyOf({ headers, body }: Call): unknown {
  if (!/^application\/json/i.test(headers['content-type'] ?? '')) {
    throw new ErpError({ status: 415, code: '/IWFND/CM_MGW/415', message: 'Unsupported media type: send JSON' });
  }
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw badRequest('/IWBEP/CM_MGW_RT/002', 'Malformed JSON in the body');
  }
}

const notSupported = (method: string): ErpError =>
  new ErpError({ status: 405, code: '/IWFND/CM_MGW/405', message: `${method} is not supported here` });
