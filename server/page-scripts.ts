import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_SCRIPTS_FILE, type PageScripts } from '../build/page-scripts.ts';

/** Reads the scripts that each page can preload from the client build in `folder`. */
export const readPageScripts = (folder: string): PageScripts =>
  JSON.parse(readFileSync(join(folder, PAGE_SCRIPTS_FILE), 'utf8')) as PageScripts;
