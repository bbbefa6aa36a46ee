import type { Cart as CartOnWire } from '@dray/contract/generated/wire.ts';
import type { PricedCart } from '../rules/priced-cart.model.ts';

/** Only of a ship-to that was chosen: a ship-to that merely lends its prices is not shown as the order's own. */
export function addressesToWire({ cart, context }: PricedCart): Pick<CartOnWire, 'outlet_details' | 'payer_details'> {
  const { terms } = context;
  if (!terms || cart.shipToId !== terms.shipTo.id) return { outlet_details: null, payer_details: null };
  const { shipTo, payer } = terms;
  return {
    outlet_details: {
      sap_id: shipTo.id,
      payer_name: payer.name,
      outlet_name: shipTo.name,
      street: shipTo.street,
      city: shipTo.city,
      country: shipTo.country,
      province: shipTo.province ?? null,
      postalcode: shipTo.postalCode,
    },
    payer_details: {
      sap_id: payer.id,
      payername: payer.name,
      street: payer.street,
      city: payer.city,
      country: payer.country,
      zipcode: payer.postalCode,
      identification_no: payer.identificationNo,
      taxvat: payer.taxVat,
    },
  };
}
