import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readAudit } from './audit-result.ts';

/** What is installed for the server, as CycloneDX. */
const SBOM = resolve(import.meta.dirname, '../../dist/sbom.cdx.json');
const MOST_BYTES = 50_000_000;

/** npm ends with 1 when it found something, and says what all the same. */
const npm = (...args: string[]): Promise<{ out: string; err: string }> =>
  new Promise((done) => {
    execFile('npm', [...args, '--omit=dev'], { maxBuffer: MOST_BYTES }, (_, out, err) => done({ out, err }));
  });

/** Fails for known vulnerabilities from high on; where the registry does not answer it says so, and nothing is known. */
async function audit(): Promise<boolean> {
  const result = readAudit((await npm('audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000')).out);
  if (!result.audited) {
    process.stdout.write(`NOT AUDITED: the registry's audit did not answer (${result.why}). Run it where it does.\n`);
    return true;
  }
  for (const line of result.bad) process.stdout.write(`${line}\n`);
  return result.bad.length === 0;
}

async function writeSbom(): Promise<boolean> {
  // `unstorage`, which Astro brings, names an older ioredis as an optional peer; it is never loaded.
  const { out, err } = await npm('sbom', '--sbom-format', 'cyclonedx', '--legacy-peer-deps');
  if (!out.includes('"CycloneDX"')) {
    process.stdout.write(err);
    return false;
  }
  mkdirSync(dirname(SBOM), { recursive: true });
  writeFileSync(SBOM, out);
  return true;
}

const held = await Promise.all([audit(), writeSbom()]);
process.exitCode = held.every(Boolean) ? 0 : 1;
