import createDOMPurify from 'dompurify';
import { addRules, WHITELIST } from '#contract/rich-text/whitelist.values.ts';

const purify = addRules(createDOMPurify(window));

/** Rich text that came by a call, cleaned by the same whitelist as on the server. */
export const cleanText = (html: string): string => purify.sanitize(html, WHITELIST);
