import {
  IconClipboardList,
  IconFileText,
  IconLayoutGrid,
  IconLifebuoy,
  IconNews,
  IconSchool,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { FoundThing } from './found.queries.ts';

/** As the menu shows the section that each belongs to. */
export const sectionIcons: Record<FoundThing['section'], typeof IconNews> = {
  orders: IconClipboardList,
  products: IconLayoutGrid,
  offers: IconLayoutGrid,
  documents: IconFileText,
  news: IconNews,
  training: IconSchool,
  materials: IconSpeakerphone,
  faq: IconLifebuoy,
  knowledge: IconLifebuoy,
  requests: IconLifebuoy,
};
