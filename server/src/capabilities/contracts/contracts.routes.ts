import type { contractsRoutes as contract } from '@dray/contract/contracts/contracts.rest.ts';
import type { Clock } from '#platform/clock.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { ContractsDoor } from './contracts.door.ts';
import { contractToWire } from './contracts.wire.ts';

export function contractsRoutes(contractsOf: DoorOf<ContractsDoor>, clock: Clock): RestHandlers<typeof contract> {
  const list = (request: Request, payerId: string | undefined) =>
    request.read(async (transaction) => {
      const listed = await contractsOf(transaction).listContracts(request, payerId);
      return {
        contracts: listed.map((one) => contractToWire(one, request.language)),
        asOf: clock.now().toISOString(),
      };
    });
  return {
    listContracts: (request, { query }) => list(request, query.payer),
    evaluateContracts: (request, { query }) => list(request, query.payer),
    async downloadContract(request, { params }) {
      const file = await request.read((transaction) => contractsOf(transaction).readFile(request.scope, params.id));
      return { bytes: file.bytes, type: 'application/pdf', name: file.name };
    },
  };
}
