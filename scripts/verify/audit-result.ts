/** What `npm audit --json` found. */
export type AuditResult =
  /** The registry did not say: nothing was audited. */
  | { audited: false; why: string }
  /** By package, what is high or critical. */
  | { audited: true; bad: string[] };

type Report = {
  message?: string;
  error?: { summary?: string };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
};

const FAILS = ['high', 'critical'];

function parsed(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return { message: text.trim().slice(0, 200) || 'npm audit said nothing' };
  }
}

export function readAudit(text: string): AuditResult {
  const { vulnerabilities, message, error } = parsed(text);
  if (!vulnerabilities) return { audited: false, why: message || error?.summary || 'npm audit said nothing' };
  const bad = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => FAILS.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { audited: true, bad };
}
