import { getConfig } from '#mall/config.ts';
import { createFolderFiles, folderOf } from '#mall/ports/files.ts';
import { copyFiles } from '#mall/ports/files-copy.ts';
import { createS3Files } from '#mall/ports/files-s3.ts';
import { readCommand } from '../setup/command.mjs';

const USAGE = `
npm run files:copy -- --to=bucket|folder

  Copies uploads, scaled pictures and papers from the folder of DATA_DIR to the bucket of FILES_URL, or back. What is there in the
  same size stays; a run that was cut short is run again. It reads each copy once more, and ends with code 1 where one is not whole.
`;
const { values } = readCommand(USAGE, { options: { to: { type: 'string' } } });
const SAID_EVERY = 100;

async function main(): Promise<boolean> {
  const { dataDir, s3 } = getConfig(process.env);
  if (values.to !== 'bucket' && values.to !== 'folder') throw new Error(USAGE.trim());
  if (!s3) throw new Error('FILES_URL names the bucket, see docs/operating.md');
  const folder = createFolderFiles(folderOf(dataDir));
  const bucket = await createS3Files(s3);
  const [from, to] = values.to === 'bucket' ? [folder, bucket] : [bucket, folder];
  const { copied, same, failed } = await copyFiles(from, to, (done) => {
    if (done % SAID_EVERY === 0) process.stderr.write(`  ${done} files …\n`);
  });
  process.stdout.write(`${copied} copied, ${same} were there, ${failed.length} failed\n`);
  for (const name of failed) process.stdout.write(`  not whole: ${name}\n`);
  return failed.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
