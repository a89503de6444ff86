import { inLanguage } from '#contract/in-language.ts';
import { event, minute, type Pair } from './event.rules.ts';

export const MEMBER_EVENTS = {
  levelRisen: event<{ name: Pair }>({
    kind: 'system',
    title: { zh: '会员等级提升', en: 'Your member level has risen' },
    text: ({ name }) => ({
      zh: `您已升级为“${name.zh}”会员，新的权益即刻生效。`,
      en: `You are now on the level “${inLanguage(name, 'en')}”. Its benefits apply from now on.`,
    }),
    link: () => '/member-center/member-center',
  }),
  memberBought: event<{ plan: Pair; until: string }>({
    kind: 'system',
    title: { zh: '会员已开通', en: 'Your membership is active' },
    text: ({ plan, until }) => ({
      zh: `${plan.zh}已生效，会员有效期至${minute(until, 'zh')}。`,
      en: `${plan.en} is active. You are a member until ${minute(until, 'en')}.`,
    }),
    link: () => '/member-center/buy-member',
  }),
  memberEnds: event<{ until: string }>({
    kind: 'system',
    title: { zh: '会员即将到期', en: 'Your membership ends soon' },
    text: ({ until }) => ({
      zh: `您的付费会员将于${minute(until, 'zh')}到期，续费后有效期自动顺延。`,
      en: `Your paid membership ends at ${minute(until, 'en')}. Renewing adds to its end.`,
    }),
    link: () => '/member-center/buy-member',
  }),
  memberEnded: event<{ until: string }>({
    kind: 'system',
    title: { zh: '会员已到期', en: 'Your membership has ended' },
    text: ({ until }) => ({
      zh: `您的付费会员已于${minute(until, 'zh')}到期。`,
      en: `Your paid membership ended at ${minute(until, 'en')}.`,
    }),
    link: () => '/member-center/buy-member',
  }),
} as const;
