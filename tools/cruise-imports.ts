import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';

/** Follows every import below a folder and holds it against the rules. */
export async function cruiseImports(baseDir: string, folders: readonly string[]): Promise<ICruiseResult> {
  const { output } = await cruise([...folders], {
    baseDir,
    ruleSet: { forbidden: [...importRules] },
    validate: true,
    // TypeScript 7 has no API that the cruiser could use: with its own parser it would pass over everything.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/\\.|dist/|generated/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  });
  if (typeof output === 'string') throw new Error('The cruiser answered in text');
  return output;
}
