import type { JudgedGate } from '@dray/contract/customers/gate-shapes.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Request, Scope } from '#platform/request/request.ts';
import type { CustomersDeps } from './needs/customers.deps.ts';
import { type AskedObstacles, judgeObstacles, type Obstacles } from './obstacles/judge-obstacles.ts';
import { getCustomer } from './page/get-customer.ts';
import { type AskedCustomers, findCustomers } from './search/find-customers.ts';
import { gatesToWire } from './wire/obstacles.wire.ts';

export type CustomersDoor = ReturnType<typeof customers>;

export const customers = (deps: CustomersDeps) => ({
  findCustomers: (scope: Scope, asked: AskedCustomers) => findCustomers(deps, scope, asked),
  getCustomer: (request: Request, companyId: string) => getCustomer(deps, request, companyId),
  writeFindings: deps.cart.findingsToWire,
  judgeObstacles: (request: Request, asked: AskedObstacles) => judgeObstacles(deps, request, asked),
  writeGates: (gates: Obstacles['gates'], language: Language): JudgedGate[] =>
    gatesToWire(gates, deps.cart.findingsToWire, language),
});
