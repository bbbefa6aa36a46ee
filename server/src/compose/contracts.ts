import type { Country } from '@dray/contract/markets.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { CatalogueDoor, Product } from '#capabilities/catalogue/index.ts';
import { type CompanyDoor, creditStore, payerStore } from '#capabilities/company/index.ts';
import { type ContractsDeps, contractStore, contracts } from '#capabilities/contracts/index.ts';
import type { FilesDoor } from '#capabilities/files/index.ts';
import { openOrdersStore, usualStore } from '#capabilities/ordering/index.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { ReportingDoor } from '#capabilities/reporting/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';

type Parts = {
  clock: Clock;
  companyOf: DoorOf<CompanyDoor>;
  filesOf: DoorOf<FilesDoor>;
  portalConfigOf: DoorOf<PortalConfigDoor>;
  cartOf: DoorOf<CartDoor>;
  catalogueOf: DoorOf<CatalogueDoor>;
  reportingOf: DoorOf<ReportingDoor>;
};

/** What was agreed, measured by what deliveries, orders and the cart hold. */
export const composeContracts = (parts: Parts) => (transaction: Transaction) => {
  const { clock, companyOf, filesOf, portalConfigOf, cartOf } = parts;
  return contracts({
    contracts: contractStore(transaction),
    files: filesOf(transaction),
    listShipTos: (scope) => companyOf(transaction).listShipTos(scope),
    listShipToIdsOf: (payerIds) => creditStore(transaction).listShipToIds(payerIds),
    isPayer: async (id) => (await payerStore(transaction).listPayers([id])).length > 0,
    ...volumes(parts, transaction),
    async findCart(request) {
      const scope = request.scopeOf('Catalogue');
      const { caller, delivery, arrivedAt } = request;
      const shown = scope && (await cartOf(transaction).findCustomerCart({ caller, delivery, arrivedAt, scope }));
      const shipToId = shown?.cart.shipToId ?? shown?.context.terms?.shipTo.id;
      return shown && shipToId !== undefined ? { shipToId, hectolitres: shown.load.hectolitres } : undefined;
    },
    findRefill: refills(parts, transaction),
    findToday: (country) => portalConfigOf(transaction).findToday(country),
    clock,
  });
};

/** Orders know packs; how much is in them is the catalogue's. */
function volumes(
  { catalogueOf, reportingOf }: Parts,
  transaction: Transaction,
): Pick<ContractsDeps, 'sumDelivered' | 'findSalesBegin' | 'sumOrdered'> {
  const hlIn = async (country: Country): Promise<(sku: string) => number> => {
    const goods = await catalogueOf(transaction).goodsFor(country, undefined);
    return (sku) => (goods.findProduct(sku)?.hlTenThousandths ?? 0) / 10_000;
  };
  return {
    sumDelivered: (shipToIds, from, to) => reportingOf(transaction).sumDelivered(shipToIds, { from, to }),
    findSalesBegin: (country) => reportingOf(transaction).findBegin(country),
    async sumOrdered(country, shipToIds) {
      const [open, hlOf] = await Promise.all([openOrdersStore(transaction).listOpenGoods(shipToIds), hlIn(country)]);
      return open.reduce((sum, row) => sum + (row.sku === undefined ? row.hectolitres : row.packs * hlOf(row.sku)), 0);
    },
  };
}

const countedOrders = 8;
const countedDays = 400;
/** Of what was ordered at once at most. */
const timesTheMost = 3;

/** The bonus is for beer: anything else is proposed only where no beer is bought. */
const isBeer = ({ group }: Product): boolean => group === 'Beer';

/** The beer that a ship-to has bought most of lately, as far as it can be ordered there by the pack now. */
const refills =
  ({ clock, cartOf }: Parts, transaction: Transaction): ContractsDeps['findRefill'] =>
  async (request, shipTos, preferred) => {
    const scope = request.scopeOf('Catalogue');
    const open = shipTos.filter((shipTo) => shipTo.status === 'Active' && request.holds('Catalogue', shipTo));
    const shipTo = open.find(({ id }) => id === preferred) ?? open[0];
    if (!scope || !shipTo) return undefined;
    const since = new Date(clock.now().getTime() - countedDays * 86_400_000);
    const asked = { transportType: undefined, since, max: countedOrders };
    const orders = await usualStore(transaction).listNewestOf(shipTo.id, asked);
    const lines = orders.flatMap((order) => order.lines).filter(({ options }) => options.length === 0);
    const skus = [...new Set(lines.map(({ sku }) => sku))];
    const cart = cartOf(transaction);
    const { caller, delivery, arrivedAt } = request;
    const context = await cart.contextAt({ caller, delivery, arrivedAt, scope }, shipTo.id, skus);
    const bought = ({ sku, hlTenThousandths }: Product) =>
      lines.reduce((sum, line) => sum + (line.sku === sku ? line.packs : 0), 0) * hlTenThousandths;
    const [best] = skus
      .flatMap((sku) => context.goods.findProduct(sku) ?? [])
      .filter(({ sku, hlTenThousandths, byPack }) => {
        const line = { sku, quantity: 1, layers: 0, pallets: 0 };
        return byPack && hlTenThousandths > 0 && cart.judgeLine(line, context).finding === undefined;
      })
      .toSorted((one, other) => Number(isBeer(other)) - Number(isBeer(one)) || bought(other) - bought(one));
    if (!best) return undefined;
    const { sku, name, packFormat } = best;
    const maxPacks = Math.max(...lines.filter((line) => line.sku === sku).map(({ packs }) => packs)) * timesTheMost;
    return { sku, name, packFormat, hlPerPack: best.hlTenThousandths / 10_000, shipToId: shipTo.id, maxPacks };
  };
