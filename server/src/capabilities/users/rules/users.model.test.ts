import type { Section } from '@dray/contract/sections.ts';
import { expect, test } from 'vitest';
import { allSectionsOf } from './users.model.ts';

const grant = (...sections: Section[]) => ({
  companyId: 'C1',
  shipToId: undefined,
  customerType: 'POS',
  roleId: 'r',
  roleName: 'Role',
  sections,
});

test('sections of all roles come once each, in the order of the product, Home among them', () => {
  const grants = [grant('Support', 'Catalogue'), grant('Catalogue', 'My Profile')];

  expect(allSectionsOf(grants)).toEqual(['Home Page', 'My Profile', 'Catalogue', 'Support']);
  expect(allSectionsOf([])).toEqual(['Home Page']);
});
