import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ChatSettings } from '#contract/chat/desk.schema.ts';
import { CHAT, clockOf } from '#contract/chat/values.ts';
import { type ChatSettingsStore, createChatSettings } from '../../../stores/desk/chat-settings.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { PairField, TextArea } from '../ui/fields.tsx';

type Props = { onClose: () => void };

export function SettingsDialog({ onClose }: Props) {
  const { t } = useIsland();
  const [settings, now] = useResource(createChatSettings);
  return (
    <Dialog title={t('deskchat:settingsTitle')} onClose={onClose} wide>
      <Loading now={now} onRetry={settings.reload} />
      {now.value && <Form settings={settings} first={now.value} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ settings, first, onClose }: Props & { settings: ChatSettingsStore; first: ChatSettings }) {
  const { t } = useIsland();
  const [value, setValue] = useState(first);
  const [quick, setQuick] = useState(first.quick.join('\n'));
  const busy = useStore(settings.$busy);
  const put = (part: Partial<ChatSettings>) => setValue({ ...value, ...part });
  async function save(): Promise<void> {
    const lines = quick.split('\n').map((line) => line.trim());
    const whole = { ...value, quick: lines.filter(Boolean).slice(0, CHAT.quickAnswers) };
    if (!(await settings.save(whole))) return;
    toast(t('deskchat:saved'), 'success');
    onClose();
  }
  return (
    <form
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="grid grid-cols-2 gap-4">
        <Clock label={t('deskchat:opens')} value={value.opens} onValue={(opens) => put({ opens })} />
        <Clock label={t('deskchat:closes')} value={value.closes} onValue={(closes) => put({ closes })} />
      </div>
      <PairField
        label={t('deskchat:greeting')}
        value={value.greeting}
        maxLength={300}
        onValue={(greeting) => put({ greeting })}
      />
      <PairField
        label={t('deskchat:away')}
        hint={t('deskchat:awayHint')}
        value={value.away}
        maxLength={300}
        onValue={(away) => put({ away })}
      />
      <TextArea
        label={t('deskchat:quickTexts', { most: CHAT.quickAnswers })}
        value={quick}
        onValue={setQuick}
        rows={5}
      />
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={value.helper}
          onChange={({ target }) => put({ helper: target.checked })}
        />
        {t('deskchat:helper')}
      </label>
      <Button type="submit" look="primary" busy={busy}>
        {t('deskchat:save')}
      </Button>
    </form>
  );
}

type ClockProps = { label: string; value: number; onValue: (minute: number) => void };

function Clock({ label, value, onValue }: ClockProps) {
  return (
    <FieldFrame label={label}>
      {(ties) => (
        <input
          {...ties}
          type="time"
          required
          value={clockOf(value)}
          onChange={({ target }) => {
            const [hours, minutes] = target.value.split(':').map(Number);
            if (hours !== undefined && minutes !== undefined) onValue(hours * 60 + minutes);
          }}
        />
      )}
    </FieldFrame>
  );
}
