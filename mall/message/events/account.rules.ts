import { event, minute } from './event.rules.ts';

export const ACCOUNT_EVENTS = {
  passwordChanged: event<{ at: string }>({
    kind: 'system',
    title: { zh: '登录密码已修改', en: 'Your password was changed' },
    text: ({ at }) => ({
      zh: `您的登录密码于${minute(at, 'zh')}修改。如非本人操作，请立即找回密码。`,
      en: `Your password was changed at ${minute(at, 'en')}. If this was not you, reset it at once.`,
    }),
    link: () => '/user-center/uc-account',
  }),
} as const;
