import type { MenuName } from '@dray/contract/section-table.ts';
import {
  IconChartBar,
  IconClipboardList,
  IconFileText,
  IconHome,
  IconInfoCircle,
  IconLayoutGrid,
  IconLifebuoy,
  IconNews,
  IconRecycle,
  IconSchool,
  IconSpeakerphone,
  IconToolsKitchen2,
  IconUser,
  IconWriting,
} from '@tabler/icons-react';

export const menuIcons: Record<MenuName, typeof IconHome> = {
  home: IconHome,
  profile: IconUser,
  catalogue: IconLayoutGrid,
  orders: IconClipboardList,
  documents: IconFileText,
  reporting: IconChartBar,
  contracts: IconWriting,
  support: IconLifebuoy,
  marketing: IconSpeakerphone,
  training: IconSchool,
  news: IconNews,
  about: IconInfoCircle,
  empties: IconRecycle,
  pubMenu: IconToolsKitchen2,
};
