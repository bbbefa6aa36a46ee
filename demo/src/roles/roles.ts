import { type Section, sections } from '@dray/contract/sections.ts';

type Role = {
  roleid: string;
  side: 'company' | 'warehouse' | 'pub' | 'empties' | 'academy';
  name: string;
  sections: readonly Section[];
};

const money = ['Home Page', 'My Profile', 'My Documents', 'Contracts', 'Reporting', 'Support'] as const;
const ordering = ['Home Page', 'My Profile', 'Catalogue', 'My Orders'] as const;
const empties = ['Home Page', 'Empties Management'] as const;
const administration = [
  'Home Page',
  'My Profile',
  'Access Management',
  'News & Events',
  'Training & Learning',
  'Support',
] as const;

/** The id is the identity: the same name is on several sides and means other sections there (T27). */
export const roles = [
  { roleid: 'R-OWNER', side: 'company', name: 'Owner', sections },
  { roleid: 'R-DELEGATED-OWNER', side: 'company', name: 'Delegated Owner', sections },
  { roleid: 'R-DELEGATED-ADMIN', side: 'company', name: 'Delegated Admin', sections: administration },
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
    roleid: 'R-WHSL-COMMON-USER',
    side: 'warehouse',
    name: 'Common user',
    sections: [...ordering, 'News & Events', 'Support'],
  },

  { roleid: 'R-PUB-DELEGATED-OWNER', side: 'pub', name: 'Delegated owner', sections },
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

  { roleid: 'R-EMPTIES-ON-PREMISE', side: 'empties', name: 'On Premise Empties Management', sections: empties },
  {
    roleid: 'R-EMPTIES-FRANCHISEE',
    side: 'empties',
    name: 'On Premise Franchisee Empties Management',
    sections: empties,
  },

  { roleid: 'R-POS-ACADEMY', side: 'academy', name: 'POS Academy', sections: ['Home Page', 'Academy'] },
] as const satisfies readonly Role[];

export type RoleId = (typeof roles)[number]['roleid'];
