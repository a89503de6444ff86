import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { picturesOf, readPasted } from '../../../../lib/browser/desk/paste.ts';
import { createPasting } from '../../../../stores/desk/paste.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

export function usePasting(editorNow: () => Editor | null) {
  const { t, failureWords } = useIsland();
  const [pasting] = useState(() => createPasting({ ...failureWords, tooLarge: t('desk:picture.limit') }));
  const insertPictures = async (files: readonly Blob[]) => {
    const content = (await pasting.files(files)).map((src) => ({ type: 'image', attrs: { src } }));
    // The cursor goes behind it: a picture that is selected would be replaced by the next one.
    if (content.length)
      editorNow()
        ?.chain()
        .focus()
        .insertContent([...content, { type: 'paragraph' }])
        .run();
  };
  const insertHtml = async (html: string) => {
    const content = await pasting.html(html);
    editorNow()?.chain().focus().insertContent(content).run();
  };

  function take(data: DataTransfer | null): boolean {
    if (!data) return false;
    const files = picturesOf(data);
    if (files.length) {
      void insertPictures(files);
      return true;
    }
    const html = data.getData('text/html');
    const found = readPasted(html);
    pasting.note(found);
    if (!found.embedded.length) return false;
    void insertHtml(html);
    return true;
  }

  return {
    pasting,
    props: {
      transformPastedHTML: (html: string) => readPasted(html).html,
      handlePaste: (_view: unknown, event: ClipboardEvent) => take(event.clipboardData),
      // What is moved inside of the editor is the editor's.
      handleDrop: (_view: unknown, event: DragEvent, _slice: unknown, moved: boolean) => {
        if (moved || !take(event.dataTransfer)) return false;
        event.preventDefault();
        return true;
      },
    },
  };
}
