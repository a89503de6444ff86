import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import type { DeskIconName } from '../../../../lib/shared/desk/icons.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { DeskIcon } from '../DeskIcon.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { stateOf, TOOLS, type Tool } from './tools.ts';

type Props = { editor: Editor; label: string };

export function Toolbar({ editor, label }: Props) {
  const { t } = useIsland();
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  const close = () => setDialog(undefined);
  return (
    <div
      className="desk-tools sticky top-28 z-5 flex flex-wrap gap-0.5 p-1 border-b border-base-300 rounded-t-field bg-base-100"
      role="toolbar"
      aria-label={label}
      onKeyDown={walk}
    >
      {TOOLS.map((tool, index) => (
        <One
          key={tool.name}
          tool={tool}
          first={index === 0}
          active={state.active.includes(tool.name)}
          disabled={state.disabled.includes(tool.name)}
          onPress={() => tool.run(editor.chain().focus()).run()}
        />
      ))}
      <Button icon="link" text={t('desk:rich.tool.link')} active={state.link} onPress={() => setDialog('link')} />
      <Button icon="picture" text={t('desk:rich.tool.picture')} onPress={() => setDialog('picture')} />
      <label className="desk-colour gap-2 content-start">
        <span className="sr-only">{t('desk:rich.tool.colour')}</span>
        <input
          className="size-5 cursor-pointer"
          type="color"
          tabIndex={-1}
          value={state.colour}
          onChange={({ target }) => editor.chain().focus().setColor(target.value).run()}
        />
      </label>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={close} />}
    </div>
  );
}

type OneProps = { tool: Tool; first: boolean; active: boolean; disabled: boolean; onPress: () => void };

function One({ tool, first, active, disabled, onPress }: OneProps) {
  const { t } = useIsland();
  return (
    <Button
      icon={tool.icon}
      text={t(`desk:rich.tool.${tool.name}`)}
      mark={tool.mark}
      active={tool.toggles ? active : undefined}
      disabled={disabled}
      first={first}
      onPress={onPress}
    />
  );
}

type ButtonProps = {
  icon: DeskIconName;
  text: string;
  mark?: string | undefined;
  active?: boolean | undefined;
  disabled?: boolean;
  first?: boolean;
  onPress: () => void;
};

function Button({ icon, text, mark, active, disabled = false, first = false, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      title={text}
      aria-label={text}
      aria-pressed={active}
      data-mark={mark}
      aria-disabled={disabled || undefined}
      tabIndex={first ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      <DeskIcon name={icon} />
    </button>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > button, :scope > label > input')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  const next = stops[(at + step + stops.length) % stops.length];
  for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1;
  next?.focus();
}
