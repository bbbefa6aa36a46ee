import { type Section, sections } from '@dray/contract/sections.ts';

type Role = { roleid: string; side: string; name: string; sections: readonly Section[] };

const money = ['Home Page', 'My Profile', 'My Documents', 'Contracts', 'Reporting', 'Support'] as const;
const ordering = ['Home Page', 'My Profile', 'Catalogue', 'My Orders'] as const;

/** Those that somebody of the small world holds; the same name means other sections on another side (T27). */
export const roles = [
  { roleid: 'R-OWNER', side: 'company', name: 'Owner', sections },
  { roleid: 'R-DELEGATED-OWNER', side: 'company', name: 'Delegated Owner', sections },
  { roleid: 'R-GENERAL-ADMIN', side: 'company', name: 'General Admin', sections },
  { roleid: 'R-FINANCE', side: 'company', name: 'Finance', sections: money },
  { roleid: 'R-WHSL-DELEGATED-OWNER', side: 'warehouse', name: 'Delegated owner', sections },
  {
    roleid: 'R-WHSL-WAREHOUSE-MANAGER',
    side: 'warehouse',
    name: 'Warehouse manager',
    sections: [...ordering, 'My Documents', 'Support'],
  },
  { roleid: 'R-WHSL-ACCOUNTANT', side: 'warehouse', name: 'Accountant', sections: money },
  {
    roleid: 'R-PUB-ASSOCIATE',
    side: 'pub',
    name: 'Associate',
    sections: [...ordering, 'My Documents', 'Pub Menu', 'Support'],
  },
  {
    roleid: 'R-PUB-SHIFT-LEADER',
    side: 'pub',
    name: 'Shift leader',
    sections: ['Home Page', 'Catalogue', 'My Orders', 'Support'],
  },
  {
    roleid: 'R-PUB-ACCOUNTANT',
    side: 'pub',
    name: 'Accountant',
    sections: ['Home Page', 'My Profile', 'My Documents', 'Support'],
  },
  {
    roleid: 'R-PUB-COMMON-USER',
    side: 'pub',
    name: 'Common user',
    sections: [...ordering, 'News & Events', 'Support'],
  },
  { roleid: 'R-PUB-WAREHOUSE-MANAGER', side: 'pub', name: 'Warehouse manager', sections: [...ordering, 'Support'] },
  {
    roleid: 'R-EMPTIES-ON-PREMISE',
    side: 'empties',
    name: 'On Premise Empties Management',
    sections: ['Home Page', 'Empties Management'],
  },
  { roleid: 'R-POS-ACADEMY', side: 'academy', name: 'POS Academy', sections: ['Home Page', 'Academy'] },
] as const satisfies readonly Role[];

export type RoleId = (typeof roles)[number]['roleid'];
