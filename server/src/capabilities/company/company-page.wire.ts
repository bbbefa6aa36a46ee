import type { CompanyPage as PageOnWire } from '@dray/contract/company/payer-shapes.ts';
import type { Language } from '@dray/contract/languages.ts';
import { paymentTitle, transportLabel } from '@dray/contract/texts/cart-text.ts';
import type { CompanyPage } from './list-payers.ts';
import type { ShipTo, Transport } from './rules/company.model.ts';

type ShipToOnWire = PageOnWire['payers'][number]['soldTos'][number]['shipTos'][number];

export const companyPageToWire = (
  { companies, payers }: CompanyPage,
  employees: PageOnWire['employees'],
  language: Language,
): PageOnWire => ({
  payers: payers.map(({ payer, paymentMethods, soldTos }) => ({
    id: payer.id,
    name: payer.name,
    identificationNo: payer.identificationNo,
    taxVat: payer.taxVat,
    ...addressOf(payer),
    paymentMethods: paymentMethods.map((value) => ({ value, label: paymentTitle(value, language) })),
    soldTos: soldTos.map(({ soldTo, shipTos }) => ({
      id: soldTo.id,
      name: soldTo.name,
      ...addressOf(soldTo),
      shipTos: shipTos.map(({ shipTo, transports }) => shipToOfPage(shipTo, transports, language)),
    })),
  })),
  employees,
  payerdetail: companies.map(({ id, name, identificationNo, taxVat, country }) => ({
    companyId: id,
    companyName: name,
    identificationNo,
    taxVat,
    country,
  })),
});

type Address = Pick<ShipTo, 'street' | 'postalCode' | 'city' | 'country'>;
const addressOf = ({ street, postalCode, city, country }: Address) => ({ street, postalCode, city, country });

const shipToOfPage = (shipTo: ShipTo, transports: readonly Transport[], language: Language): ShipToOnWire => ({
  id: shipTo.id,
  name: shipTo.name,
  status: shipTo.status,
  customerType: shipTo.customerType,
  ...addressOf(shipTo),
  transports: transports.map((transport) => ({
    transportType: transport.transportType,
    label: transportLabel(transport.transportType, language),
    handstacked: transport.handstacked,
    minimumPallets: transport.minimumPallets ?? null,
    maximumPallets: transport.maximumPallets ?? null,
    minimumWeightKg: transport.minimumWeightKg ?? null,
    maximumWeightKg: transport.maximumWeightKg ?? null,
    minimumPrice: transport.minimumPrice ?? null,
    maximumPrice: transport.maximumPrice ?? null,
    leadDays: transport.leadDays,
    cutOff: transport.cutOff,
    closedWeekdays: [...transport.closedWeekdays],
  })),
});
