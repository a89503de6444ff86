import type { ChainedCommands, Editor } from '@tiptap/react';
import type { DeskIconName } from '../../../../lib/shared/desk/icons.ts';

export type Tool = {
  name: string;
  icon: DeskIconName;
  mark?: string;
  toggles: boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
};

const heading = (level: 2 | 3): Tool => ({
  name: `heading${level}`,
  icon: 'heading',
  mark: String(level - 1),
  toggles: true,
  run: (chain) => chain.toggleHeading({ level }),
});

const align = (name: string, icon: DeskIconName, to: string): Tool => ({
  name,
  icon,
  toggles: true,
  run: (chain) => chain.setTextAlign(to),
});

export const TOOLS: readonly Tool[] = [
  heading(2),
  heading(3),
  { name: 'bold', icon: 'bold', toggles: true, run: (chain) => chain.toggleBold() },
  { name: 'italic', icon: 'italic', toggles: true, run: (chain) => chain.toggleItalic() },
  { name: 'underline', icon: 'underline', toggles: true, run: (chain) => chain.toggleUnderline() },
  { name: 'strike', icon: 'strike', toggles: true, run: (chain) => chain.toggleStrike() },
  { name: 'highlight', icon: 'edit', toggles: true, run: (chain) => chain.toggleHighlight() },
  { name: 'bullets', icon: 'bullets', toggles: true, run: (chain) => chain.toggleBulletList() },
  { name: 'numbers', icon: 'numbers', toggles: true, run: (chain) => chain.toggleOrderedList() },
  { name: 'quote', icon: 'quote', toggles: true, run: (chain) => chain.toggleBlockquote() },
  align('alignLeft', 'alignLeft', 'left'),
  align('alignCenter', 'alignCenter', 'center'),
  align('alignRight', 'alignRight', 'right'),
  {
    name: 'table',
    icon: 'table',
    toggles: false,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { name: 'rowAdd', icon: 'plus', mark: '↓', toggles: false, run: (chain) => chain.addRowAfter() },
  { name: 'columnAdd', icon: 'plus', mark: '→', toggles: false, run: (chain) => chain.addColumnAfter() },
  { name: 'tableDrop', icon: 'trash', toggles: false, run: (chain) => chain.deleteTable() },
  { name: 'undo', icon: 'undo', toggles: false, run: (chain) => chain.undo() },
  { name: 'redo', icon: 'redo', toggles: false, run: (chain) => chain.redo() },
];

const IN_TABLE = ['rowAdd', 'columnAdd', 'tableDrop'];

const ACTIVE: Record<string, (editor: Editor) => boolean> = {
  heading2: (editor) => editor.isActive('heading', { level: 2 }),
  heading3: (editor) => editor.isActive('heading', { level: 3 }),
  bold: (editor) => editor.isActive('bold'),
  italic: (editor) => editor.isActive('italic'),
  underline: (editor) => editor.isActive('underline'),
  strike: (editor) => editor.isActive('strike'),
  highlight: (editor) => editor.isActive('highlight'),
  bullets: (editor) => editor.isActive('bulletList'),
  numbers: (editor) => editor.isActive('orderedList'),
  quote: (editor) => editor.isActive('blockquote'),
  alignLeft: (editor) => editor.isActive({ textAlign: 'left' }),
  alignCenter: (editor) => editor.isActive({ textAlign: 'center' }),
  alignRight: (editor) => editor.isActive({ textAlign: 'right' }),
};

const BLACK = '#000000';

export function stateOf(editor: Editor) {
  const colour = String(editor.getAttributes('textStyle')['color'] ?? '');
  return {
    active: Object.keys(ACTIVE).filter((name) => ACTIVE[name]?.(editor)),
    disabled: [
      ...(editor.isActive('table') ? [] : IN_TABLE),
      ...(editor.can().undo() ? [] : ['undo']),
      ...(editor.can().redo() ? [] : ['redo']),
    ],
    link: editor.isActive('link'),
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : BLACK,
  };
}
