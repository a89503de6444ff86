import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { lostTags } from '../../../../lib/browser/desk/rich.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { useReadOnly } from '../may.tsx';
import { EXTENSIONS } from './extensions.ts';
import { PasteNotes } from './PasteNotes.tsx';
import { Toolbar } from './Toolbar.tsx';
import { usePasting } from './use-pasting.ts';

type Props = {
  label: string;
  value: string;
  onValue: (html: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
};

/**
 * Rich text as it will look, or as HTML. A text with parts that the editor does not know is opened as HTML, since the
 * editor would drop them.
 */
export function RichField({ label, value, onValue, hint, error }: Props) {
  const { t } = useIsland();
  const readOnly = useReadOnly();
  const id = useId();
  const [source, setSource] = useState(false);
  const [lost, setLost] = useState<string[]>([]);
  const place = useRef<Editor | null>(null);
  const { pasting, props } = usePasting(() => place.current);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editable: !readOnly,
    immediatelyRender: false,
    editorProps: {
      ...props,
      attributes: {
        class: 'rich-text desk-rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        'aria-describedby': `${id}-error ${id}-hint`,
      },
    },
    onCreate: ({ editor: made }) => {
      place.current = made;
      const gone = lostTags(value, made.getHTML());
      setLost(gone);
      setSource(gone.length > 0);
    },
    onUpdate: ({ editor: now }) => onValue(now.isEmpty ? '' : now.getHTML()),
  });
  useEffect(() => {
    // Only what came from elsewhere: reverted, restored, merged, or written as HTML.
    if (!editor || editor.getHTML() === value || (editor.isEmpty && !value)) return;
    editor.commands.setContent(value, { emitUpdate: false });
    setLost(lostTags(value, editor.getHTML()));
  }, [editor, value]);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className="field-label">
          {label}
        </span>
        <button type="button" className="link-button" aria-pressed={source} onClick={() => setSource(!source)}>
          {t(source ? 'desk:rich.visual' : 'desk:rich.source')}
        </button>
      </div>
      {lost.length > 0 && <p className="notice-box">{t('desk:rich.lost', { tags: lost.join(', ') })}</p>}
      <PasteNotes pasting={pasting} />
      {source ? (
        <textarea
          className="desk-rich-source w-full border border-[color-mix(in_oklab,var(--color-base-content)_28%,var(--color-base-100))] rounded-field bg-base-100"
          aria-labelledby={id}
          rows={14}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      ) : (
        <div className="w-full border border-[color-mix(in_oklab,var(--color-base-content)_28%,var(--color-base-100))] rounded-field bg-base-100">
          {editor && !readOnly && <Toolbar editor={editor} label={t('desk:rich.tools', { name: label })} />}
          <EditorContent editor={editor} />
        </div>
      )}
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
    </div>
  );
}
