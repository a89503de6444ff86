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
import { type Bound, bind } from '../ui/bind.ts';
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
  const field = bind(value, setValue, (name) => t(`deskchat:${name}`));
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
        <Clock {...field('opens')} />
        <Clock {...field('closes')} />
      </div>
      <PairField {...field('greeting')} maxLength={300} />
      <PairField {...field('away')} hint={t('deskchat:awayHint')} maxLength={300} />
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
          onChange={({ target }) => field('helper').onValue(target.checked)}
        />
        {t('deskchat:helper')}
      </label>
      <Button type="submit" look="primary" busy={busy}>
        {t('deskchat:save')}
      </Button>
    </form>
  );
}

function Clock({ label, value, onValue }: Bound<number>) {
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
