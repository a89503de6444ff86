import createDOMPurify, { type WindowLike } from 'dompurify';
import { JSDOM } from 'jsdom';
import { addRules, WHITELIST } from '#contract/rich-text/whitelist.values.ts';
import { answerJobs } from '../worker-child.mjs';

const purifier = addRules(createDOMPurify(new JSDOM('').window as unknown as WindowLike));

answerJobs(async (html: string): Promise<string> => purifier.sanitize(html, WHITELIST));
