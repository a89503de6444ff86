import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { halfWidth } from '#contract/text.ts';
import { createCouponGift } from '../../../stores/desk/coupon.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { TextArea } from '../ui/fields.tsx';

const MOBILE = /^1\d{10}$/;

export function GiveDialog({ id, ofShop, onClose }: { id: string; ofShop: boolean; onClose: () => void }) {
  const { t, failureWords } = useIsland();
  const [gift] = useState(() => createCouponGift(id, failureWords));
  const [busy, given] = [useStore(gift.$busy), useStore(gift.$given)];
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const mobiles = halfWidth(text)
      .split(/[\s,;，；、]+/)
      .filter(Boolean);
    const wrong = mobiles.find((mobile) => !MOBILE.test(mobile));
    if (wrong || !mobiles.length)
      return setError(wrong ? t('deskcoupons:give.wrong', { mobile: wrong }) : t('deskcoupons:give.none'));
    setError('');
    if (await gift.give(mobiles)) setText('');
  };
  return (
    <Dialog title={t('deskcoupons:give.title')} onClose={onClose}>
      <form className="mt-5 grid gap-4" noValidate onSubmit={send}>
        <TextArea
          label={t('deskcoupons:give.mobiles')}
          hint={t(ofShop ? 'deskcoupons:give.hintShop' : 'deskcoupons:give.hint')}
          value={text}
          onValue={setText}
          error={error}
          rows={6}
        />
        <p role="status">
          {given && t('deskcoupons:give.given', { count: given.given })}
          {given?.unknown === null && <span className="block">{t('deskcoupons:give.others')}</span>}
          {given?.unknown?.length ? (
            <span className="block text-warning">
              {t('deskcoupons:give.unknown', { mobiles: given.unknown.join(', ') })}
            </span>
          ) : null}
          {given?.closing.length ? (
            <span className="block text-warning">
              {t('deskcoupons:give.closing', { mobiles: given.closing.join(', ') })}
            </span>
          ) : null}
        </p>
        <p className="modal-action flex-wrap">
          <Button onClick={onClose}>{t('ui:close')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('deskcoupons:give.send')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
