import type { Language } from '@dray/contract/languages.ts';
import type { UsualLineOnWire, usualOrderRoutes } from '@dray/contract/ordering/usual-order.rest.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { Product } from '#capabilities/catalogue/index.ts';
import { toDecimal } from '#platform/money.ts';
import { amountOf, type ProposedLine, type UsualProposal } from './get-usual-order.ts';

type UsualOnWire = RestOutput<(typeof usualOrderRoutes)['getUsualOrder']>;
type Words = Pick<CartDoor, 'findingsToWire'>;

export function usualToWire(proposal: UsualProposal, words: Words, language: Language): UsualOnWire {
  const { basedOn, orders, context, lines, sometimes } = proposal;
  const [last] = orders;
  const toWire = (line: ProposedLine) => lineToWire(line, words, language);
  return {
    basedOn,
    transportType: last?.transportType ?? null,
    currency: context.currency,
    lastOrder: last ? { orderNumber: last.orderNumber, placedAt: last.placedAt.toISOString() } : null,
    lines: lines.map(toWire),
    sometimes: sometimes.map(toWire),
  };
}

function lineToWire(line: ProposedLine, words: Words, language: Language): UsualLineOnWire {
  const { sku, name, packFormat, product, finding, unitMinor, substitute, seenIn, low, high } = line;
  const [written] = words.findingsToWire(finding ? [finding] : [], language);
  return {
    sku,
    name,
    packFormat,
    image: pictureOf(product),
    ...amountOf(line),
    packs: line.amount * line.perUnit,
    seenIn,
    low,
    high,
    code: written?.code ?? null,
    message: written?.message ?? null,
    price: unitMinor === undefined ? null : toDecimal(unitMinor),
    substitute: substitute
      ? {
          sku: substitute.product.sku,
          name: substitute.product.name,
          packFormat: substitute.product.packFormat,
          image: pictureOf(substitute.product),
          ...substitute.amount,
          price: toDecimal(substitute.unitMinor),
        }
      : null,
  };
}

function pictureOf(product: Product | undefined): string {
  const [first] = product?.images ?? [];
  return first?.thumbnail ?? first?.url ?? '';
}
