import { Mark } from '@tiptap/core';
import Highlight from '@tiptap/extension-highlight';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { Color, TextStyle } from '@tiptap/extension-text-style';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '#contract/rich-text/values.ts';

/** Text above or below its line, as a tag or as the style that word processors write. */
const raised = (name: string, tag: 'sup' | 'sub', align: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }, { style: 'vertical-align', getAttrs: (value) => (value === align ? null : false) }],
    renderHTML: () => [tag, 0],
  });

/** What the editor can make: nothing that the mall's whitelist (`contract/rich-text/whitelist.values.ts`) would take out. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, isAllowedUri: (url) => isSafeLink(url), HTMLAttributes: { target: null, rel: null } },
  }),
  Image.configure({ inline: false }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  TextStyle,
  Color,
  Highlight,
  raised('superscript', 'sup', 'super'),
  raised('subscript', 'sub', 'sub'),
  TableKit.configure({ table: { resizable: false } }),
];
