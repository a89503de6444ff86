import createDOMPurify from 'dompurify';
import { addRules, WHITELIST } from '#contract/rich-text/whitelist.values.ts';

const purify = addRules(createDOMPurify(window));

export const cleanText = (html: string): string => purify.sanitize(html, WHITELIST);
