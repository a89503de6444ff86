import { mobileFault, nicknameFault, smsCodeFault } from '../../../contract/rules.ts';
import { $account, changeAccount, changePhone, loadAccount, sendOldPhoneCode } from '../../stores/account.ts';
import { requestCode } from '../../stores/login.ts';
import { toast } from '../../stores/toast.ts';
import { bindCode } from '../ui/code.ts';
import { bindForm, type Values } from '../ui/form.ts';
import { loadInto } from '../ui/load.ts';
import { bindAvatar } from './avatar.ts';
import { guardPage } from './guard.ts';

const GENDERS = { '0': 0, '1': 1, '2': 2 } as const;
const toGender = (text: string | undefined) => GENDERS[text as keyof typeof GENDERS] ?? 0;
const formNamed = (name: string) => document.querySelector<HTMLFormElement>(`form#${name}`);

function bindProfile(form: HTMLFormElement): void {
  const { texts } = bindForm(form, {
    rules: () => [['nickName', nicknameFault]],
    send: ({ nickName = '', gender, birthday }: Values) =>
      changeAccount({ nickName, gender: toGender(gender), birthday: birthday || null }),
    done: () => toast(texts.saved ?? '', 'success'),
  });
  $account.subscribe((account) => {
    if (!account) return;
    const { nickName, gender, birthday } = account;
    for (const [name, value] of Object.entries({ nickName, gender: String(gender), birthday: birthday ?? '' })) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = value;
    }
    for (const name of ['userName', 'mobile'] as const) {
      for (const place of document.querySelectorAll(`[data-account=${name}]`)) place.textContent = account[name];
    }
  });
}

/** Both phones prove themselves: the one in use, then the new one. */
function bindPhone(form: HTMLFormElement): void {
  const bound = bindForm(form, {
    rules: () => [
      ['oldCode', smsCodeFault],
      ['mobile', mobileFault],
      ['newCode', smsCodeFault],
    ],
    send: ({ oldCode = '', mobile = '', newCode = '' }) => changePhone(oldCode, mobile, newCode),
    done: () => {
      form.reset();
      toast(bound.texts.saved ?? '', 'success');
    },
  });
  const mobile = form.elements.namedItem('mobile') as HTMLInputElement;
  const button = (purpose: string) => form.querySelector<HTMLButtonElement>(`[data-code=${purpose}]`);
  const [old, next] = [button('changeOld'), button('changeNew')];
  if (old) bindCode(old, bound, { purpose: 'changeOld', needs: [], ask: sendOldPhoneCode });
  if (!next) return;
  const ask = () => requestCode('changeNew', mobile.value.trim());
  bindCode(next, bound, { purpose: 'changeNew', needs: ['mobile'], ask });
}

export function openAccountPage(): void {
  guardPage();
  const [profile, phone] = [formNamed('profile'), formNamed('phone')];
  if (profile) bindProfile(profile);
  if (phone) bindPhone(phone);
  bindAvatar();
  void loadInto('account', loadAccount, () => {});
}
