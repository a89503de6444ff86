import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { CHAT, MSG_TYPE } from '#contract/chat/values.ts';
import { PICTURE_TYPES } from '#contract/picture.values.ts';
import { shrunkPicture } from '../../../../lib/browser/shrink-picture.ts';
import type { ChatThread } from '../../../../stores/inside/chat-thread.ts';
import { toast } from '../../../../stores/public/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

/** A picture of the writer, sent in. @returns its address; undefined: it failed, and that was said */
type Upload = (file: Blob) => Promise<string | undefined>;
type Props = { thread: ChatThread; upload: Upload; placeholder: string; disabled?: boolean; children?: ReactNode };

const EMOJI = [...'😀😂🥰😊😅🙂🤔😭😡👍👎👌🙏👏🤝💪🎉💯🌹🍵'];

export function Composer({ thread, upload, placeholder, disabled = false, children }: Props) {
  const { t } = useIsland();
  const [text, setText] = useState('');
  const [picking, setPicking] = useState(false);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);

  function send(): void {
    const said = text.trim();
    if (!said || disabled) return;
    thread.send(MSG_TYPE.TEXT, { text: said });
    setText('');
    field.current?.focus();
  }
  function typed(event: KeyboardEvent): void {
    // An input method ends a word with Enter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  async function picture(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setSending(true);
    const small = await shrunkPicture(chosen);
    if (!small) toast(t('chat:pictureTooLarge'), 'error');
    const url = small && (await upload(small));
    setSending(false);
    if (url) thread.send(MSG_TYPE.PICTURE, { url });
    if (file.current) file.current.value = '';
  }
  function add(emoji: string): void {
    setText((before) => (before + emoji).slice(0, CHAT.text));
    setPicking(false);
    field.current?.focus();
  }

  return (
    <form
      className="pt-2 pb-3.5 px-2 border-t border-base-300"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex flex-wrap">
        <Button look="ghost" size="sm" aria-expanded={picking} disabled={disabled} onClick={() => setPicking(!picking)}>
          <Icon name="smile" />
          {t('chat:emoji')}
        </Button>
        <Button look="ghost" size="sm" busy={sending} disabled={disabled} onClick={() => file.current?.click()}>
          <Icon name="picture" />
          {t('chat:picture')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept={PICTURE_TYPES.join()}
          aria-label={t('chat:picture')}
          onChange={(event) => void picture(event.target.files?.[0])}
        />
        {children}
      </div>
      {picking && (
        <fieldset className="flex flex-wrap" aria-label={t('chat:emoji')}>
          {EMOJI.map((emoji) => (
            <button
              key={emoji}
              className="size-9 rounded-box text-lg hover:bg-base-200"
              type="button"
              onClick={() => add(emoji)}
            >
              {emoji}
            </button>
          ))}
        </fieldset>
      )}
      <textarea
        className="w-full py-2 px-3 resize-none rounded-field bg-transparent focus-visible:outline-2 focus-visible:outline-primary"
        ref={field}
        value={text}
        rows={3}
        maxLength={CHAT.text}
        disabled={disabled}
        aria-label={t('chat:write')}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={typed}
      />
      <div className="flex items-center justify-end gap-3 mt-2 px-3">
        <small className="text-xs text-quiet">{t('chat:keys')}</small>
        <Button type="submit" look="primary" size="sm" disabled={disabled || !text.trim()}>
          {t('chat:send')}
        </Button>
      </div>
    </form>
  );
}
