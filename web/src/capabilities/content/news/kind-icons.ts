import { IconBottle, IconCalendarEvent, IconNews, IconTag, IconTruckDelivery } from '@tabler/icons-react';

export const kindIcons = {
  news: IconNews,
  event: IconCalendarEvent,
  logistics: IconTruckDelivery,
  product: IconBottle,
  price: IconTag,
} as const;
