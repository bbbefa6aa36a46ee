import { change, date, key, number, quantity, text, time } from '../odata/model/property.ts';
import type { EntitySet, Service } from '../odata/model/service.ts';

const padded = { isPadded: true };

const header: EntitySet = {
  name: 'A_OutbDeliveryHeader',
  typeName: 'A_OutbDeliveryHeaderType',
  table: 'outbound_delivery',
  etag: 'DeliveryVersion',
  properties: [
    text('DeliveryDocument', 10, key),
    text('DeliveryDocumentType', 4),
    text('DeliveryVersion', 4),
    text('SalesOrganization', 4),
    text('ShippingPoint', 4),
    text('SoldToParty', 10),
    text('ShipToParty', 10),
    date('CreationDate'),
    time('CreationTime'),
    // Empty until something changes, and never more exact than a day.
    date('LastChangeDate'),
    date('DeliveryDate', change),
    time('DeliveryTime', change),
    date('PlannedGoodsIssueDate'),
    date('PickingDate'),
    time('PickingTime'),
    date('LoadingDate'),
    time('LoadingTime'),
    date('ActualGoodsMovementDate'),
    time('ActualGoodsMovementTime'),
    date('ProofOfDeliveryDate', change),
    // The time that belongs to the date above, whatever its name says.
    time('ConfirmationTime'),
    text('BillOfLading', 35, change),
    text('MeansOfTransport', 20, change),
    text('ActualDeliveryRoute', 6, change),
    text('DeliveryBlockReason', 2, change),
    text('OverallPickingStatus', 1),
    text('OverallGoodsMovementStatus', 1),
    text('OverallProofOfDeliveryStatus', 1),
    text('OverallSDProcessStatus', 1),
  ],
  navigations: [{ name: 'to_DeliveryDocumentItem', to: 'A_OutbDeliveryItem', isMany: true, on: ['DeliveryDocument'] }],
};

const item: EntitySet = {
  name: 'A_OutbDeliveryItem',
  typeName: 'A_OutbDeliveryItemType',
  table: 'outbound_delivery_item',
  properties: [
    text('DeliveryDocument', 10, key),
    number('DeliveryDocumentItem', { ...key, ...padded }),
    number('HigherLevelItem', padded),
    text('Material', 40),
    text('DeliveryDocumentItemText', 40),
    text('ReferenceSDDocument', 10),
    number('ReferenceSDDocumentItem', padded),
    text('ReferenceSDDocumentCategory', 4),
    quantity('ActualDeliveryQuantity'),
    quantity('OriginalDeliveryQuantity'),
    text('DeliveryQuantityUnit', 3),
    text('Plant', 4),
    text('PickingStatus', 1),
    text('GoodsMovementStatus', 1),
    text('ProofOfDeliveryStatus', 1),
  ],
  navigations: [{ name: 'to_DeliveryDocument', to: 'A_OutbDeliveryHeader', isMany: false, on: ['DeliveryDocument'] }],
};

export const outboundDeliveryService: Service = {
  name: 'API_OUTBOUND_DELIVERY_SRV',
  version: '2',
  sets: [header, item],
  functions: [],
};
