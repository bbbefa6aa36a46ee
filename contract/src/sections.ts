/** Sections as the wire names them. "About Asahi" is an opaque key: people read "About" (T21). */
export const sections = [
  'Home Page',
  'My Profile',
  'Contracts',
  'Reporting',
  'Orders',
  'My Orders',
  'Catalogue',
  'Marketing Materials',
  'News & Events',
  'Support',
  'Academy',
  'My Documents',
  'Access Management',
  'Pub Menu',
  'About Asahi',
  'Training & Learning',
  'Empties Management',
] as const;
export type Section = (typeof sections)[number];

/** Allowed to everyone who is signed in, whatever list and switch say (S11, T17). */
export const alwaysAllowedSection: Section = 'Home Page';

export const isSection = (value: unknown): value is Section => sections.some((section) => section === value);
