import { audienceOf, type ToolName, toolNames } from '../../tools/tool.ts';

/** As the server reads them. */
const prefixes: Record<ToolName, string> = {
  eLearning: 'SSO_ELEARNING',
  pubMenu: 'SSO_PUBMENU',
  emptiesManagement: 'SSO_EMPTIES',
};

/** Those that nobody has named an address for. */
export const missingTools = (env: NodeJS.ProcessEnv): ToolName[] =>
  toolNames.filter((name) => !env[`${prefixes[name]}_URL`]);

export const variablesOf = (tools: readonly { name: ToolName; acsUrl: string }[]): Record<string, string> =>
  Object.fromEntries(
    tools.flatMap(({ name, acsUrl }) => [
      [`${prefixes[name]}_URL`, acsUrl],
      [`${prefixes[name]}_AUDIENCE`, audienceOf(name)],
    ]),
  );
