import type { DeliveryStatus } from '@dray/contract/ordering/delivery-status.ts';
import type { OrderStatus } from '@dray/contract/ordering/order-status.ts';
import {
  IconBan,
  IconBuildingWarehouse,
  IconCircleCheck,
  IconCircleDashedCheck,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  IconEyeSearch,
  IconPackage,
  IconQuestionMark,
  IconTruck,
  IconTruckReturn,
} from '@tabler/icons-react';
import type { StatusLook } from '#ui/list/status-word.tsx';

/** What the ERP invented is shown as it is, with a question mark. */
const unknown: StatusLook = { tone: 'neutral', icon: IconQuestionMark };

const orderLooks = {
  'Completely Processed': { tone: 'success', icon: IconCircleCheck },
  'Partially Processed': { tone: 'warning', icon: IconCircleDashedCheck },
  'Not Yet Processed': { tone: 'info', icon: IconClock },
  'Fully Rejected': { tone: 'danger', icon: IconCircleX },
  'Not Relevant': { tone: 'neutral', icon: IconCircleMinus },
} as const satisfies Record<OrderStatus, StatusLook>;

const deliveryLooks = {
  CANCELLED: { tone: 'neutral', icon: IconBan },
  'ORDER UNDER INVESTIGATION': { tone: 'warning', icon: IconEyeSearch },
  'AWAITING SHIPMENT': { tone: 'info', icon: IconPackage },
  'PARTIAL ORDER PREPARATION': { tone: 'warning', icon: IconPackage },
  'AWAITING FULLFILLMENT': { tone: 'info', icon: IconClock },
  'AWAITING DELIVERY': { tone: 'info', icon: IconTruck },
  DELIVERED: { tone: 'success', icon: IconCircleCheck },
  'PARTIALLY DELIVERED': { tone: 'warning', icon: IconPackage },
  'DELIVERY NOT AVAILABLE': { tone: 'neutral', icon: IconCircleMinus },
  'IN STOCK': { tone: 'info', icon: IconBuildingWarehouse },
  'NOT DELIVERED': { tone: 'danger', icon: IconTruckReturn },
} as const satisfies Record<DeliveryStatus, StatusLook>;

const lookIn = (looks: Readonly<Record<string, StatusLook>>, status: string): StatusLook =>
  Object.hasOwn(looks, status) ? (looks[status] ?? unknown) : unknown;

export const orderLook = (status: string): StatusLook => lookIn(orderLooks, status);
export const deliveryLook = (status: string): StatusLook => lookIn(deliveryLooks, status);
