/** Where in the foot of every page a link stands. */
export const linkTypes = ['Footer Brand', 'Social Media', 'About Us', 'Mobile Brands'] as const;
