import { customerTypes } from '../markets.ts';
import type { Section } from '../sections.ts';

/** The outside tools that the portal hands a person over to (U9), as the wire names them. */
export const tools = ['eLearning', 'pubMenu', 'emptiesManagement'] as const;
export type Tool = (typeof tools)[number];

/** What it takes to be handed over; `Academy` opens nothing else (T19). */
export const toolSections = {
  eLearning: 'Academy',
  pubMenu: 'Pub Menu',
  emptiesManagement: 'Empties Management',
} as const satisfies Record<Tool, Section>;

/** What a tool asks of a person besides its section. */
export type ToolUser = { customerType: string | null; roleNames: readonly string[] };

const emptiesRoles = ['On Premise Empties Management', 'On Premise Franchisee Empties Management'];
const pubMenuTypes: readonly string[] = [customerTypes.pointOfSale, customerTypes.outlets];

/** Besides the section, by customer type or role (H2, T22). */
export const isToolFor: Record<Tool, (user: ToolUser) => boolean> = {
  eLearning: () => true,
  pubMenu: ({ customerType }) => pubMenuTypes.includes(customerType ?? ''),
  emptiesManagement: ({ roleNames }) => roleNames.some((name) => emptiesRoles.includes(name)),
};
