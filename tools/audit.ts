import { spawn } from 'node:child_process';
import { repositoryRoot } from './repository.ts';

type Advised = { name: string; severity: string };
type Report = {
  auditReportVersion?: number;
  vulnerabilities?: Readonly<Record<string, Advised>>;
  message?: string;
};

/** What is said of it, and the packages for which it fails. */
export type AuditResult = { said: string; holes: readonly string[] };

const severe = ['high', 'critical'];

/** Asks the registry for known holes in what the product runs with. */
export const audit = async (): Promise<AuditResult> => judgeReport(await askRegistry());

/** A registry that cannot be reached, or only hands out packages, says nothing about holes: that is no finding. */
export function judgeReport(said: string): AuditResult {
  const report = parsed(said);
  if (report?.auditReportVersion !== undefined) return judgeHoles(Object.values(report.vulnerabilities ?? {}));
  if (report?.message?.includes('/-/npm/v1/security/'))
    return { said: 'not run: the registry does not answer audits', holes: [] };
  throw new Error(`npm audit could not be understood: ${said.slice(0, 500)}`);
}

function judgeHoles(vulnerabilities: readonly Advised[]): AuditResult {
  const holes = vulnerabilities.filter(({ severity }) => severe.includes(severity));
  if (holes.length === 0) return { said: 'no known holes of high or critical weight', holes: [] };
  const names = holes.map(({ name, severity }) => `${name} (${severity})`);
  return { said: `known holes: ${names.join(', ')}`, holes: names };
}

function parsed(said: string): Report | undefined {
  try {
    return JSON.parse(said) as Report;
  } catch {
    return undefined;
  }
}

function askRegistry(): Promise<string> {
  // Without a second try and with an end: offline machines ask, too.
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('error', reject);
    child.on('close', () => resolve(said));
  });
}

if (import.meta.main) {
  const { said, holes } = await audit();
  console.log(said);
  process.exitCode = holes.length === 0 ? 0 : 1;
}
