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
import type { StatusFace } from '#ui/list/status-word.tsx';

/** What the ERP invented is shown as it is, with a question mark. */
const unknown: StatusFace = { tone: 'neutral', icon: IconQuestionMark };

const orderFaces = {
  'Completely Processed': { tone: 'success', icon: IconCircleCheck },
  'Partially Processed': { tone: 'warning', icon: IconCircleDashedCheck },
  'Not Yet Processed': { tone: 'info', icon: IconClock },
  'Fully Rejected': { tone: 'danger', icon: IconCircleX },
  'Not Relevant': { tone: 'neutral', icon: IconCircleMinus },
} as const satisfies Record<OrderStatus, StatusFace>;

const deliveryFaces = {
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
} as const satisfies Record<DeliveryStatus, StatusFace>;

const faceIn = (faces: Readonly<Record<string, StatusFace>>, status: string): StatusFace =>
  Object.hasOwn(faces, status) ? (faces[status] ?? unknown) : unknown;

export const orderFace = (status: string): StatusFace => faceIn(orderFaces, status);
export const deliveryFace = (status: string): StatusFace => faceIn(deliveryFaces, status);
