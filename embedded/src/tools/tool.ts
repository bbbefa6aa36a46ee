/** The three tools of somebody else's that the portal hands people over to. */
export const toolNames = ['eLearning', 'pubMenu', 'emptiesManagement'] as const;
export type ToolName = (typeof toolNames)[number];

export const isToolName = (value: unknown): value is ToolName => toolNames.some((name) => name === value);

export type Tool = {
  name: ToolName;
  /** The name it goes by among those who vouch for people. */
  audience: string;
  /** Where it takes people over. */
  acsUrl: string;
};

export const audienceOf = (name: ToolName): string => `urn:dray:tool:${name}`;
