import { Editor } from '@tiptap/react';
import { expect, it } from 'vitest';
import { EXTENSIONS } from '#src/islands/desk/ui/rich/extensions.ts';

it('the editor of rich text keeps raised and lowered signs, as tags and as styles', () => {
  for (const [content, kept] of [
    ['<p>x<sup>2</sup> H<sub>2</sub>O</p>', '<p>x<sup>2</sup> H<sub>2</sub>O</p>'],
    ['<p>x<span style="vertical-align: super">2</span></p>', '<p>x<span><sup>2</sup></span></p>'],
  ]) {
    const editor = new Editor({ extensions: EXTENSIONS, content: content ?? '' });
    expect(editor.getHTML()).toBe(kept);
    editor.destroy();
  }
});
