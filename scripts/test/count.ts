import { stripVTControlCharacters } from 'node:util';

/** `failed` counts the failures, `failures` names them. */
export type Count = { passed: number; failed: number; failures: string[] };

type VitestTest = { status: string; fullName: string; failureMessages?: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: VitestTest[] }[];
};
type Result = { error?: { message?: string } };
type Spec = { title: string; file: string; line: number; tests: { status: string; results?: Result[] }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: Suite[];
};

const noReport = (runner: string): Count => ({ passed: 0, failed: 1, failures: [`${runner} wrote no report`] });

/** A test file that could not be read, or whose set-up failed, counts as one failed test. No report: nothing passed, one failure. */
export function countVitest(report: unknown, root: string): Count {
  if (!report) return noReport('vitest');
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const unrun = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages }) =>
      status === 'failed' ? [`${fileIn(root, name)} › ${firstLine(fullName)}${reasonOf(failureMessages?.[0])}`] : [],
    ),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unrun.length,
    failures: [...failures, ...unrun.map(({ name }) => `${fileIn(root, name)} could not be run`)],
  };
}

/** A test that passed only when tried again has failed. */
export function countPlaywright(report: unknown): Count {
  if (!report) return noReport('playwright');
  const { stats, errors, suites } = report as PlaywrightReport;
  const failures = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) => {
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
    return failed.map(({ results }) => {
      const message = results?.find(({ error }) => error)?.error?.message;
      return `${E2E}${file}:${line} › ${title}${reasonOf(message)}`;
    });
  });
  const lost = errors.map(({ message = 'an error outside of tests' }) => firstLine(message));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failures, ...lost],
  };
}

/** All runners together: which tests failed and why, in one line each, and how many. */
export function summaryOf(counts: readonly Count[]): string {
  const sum = (part: 'passed' | 'failed') => counts.reduce((all, count) => all + count[part], 0);
  const lines = counts.flatMap(({ failures }) => failures.map((failure) => `✘ ${firstLine(failure)}`));
  return [...lines, `${sum('passed')} passed, ${sum('failed')} failed`, ''].join('\n');
}

const E2E = 'tests/e2e/';
const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];
const fileIn = (root: string, file: string): string =>
  file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;
const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';
const reasonOf = (message = ''): string => (message ? `: ${firstLine(stripVTControlCharacters(message))}` : '');
