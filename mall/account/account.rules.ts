import { MEDIA } from '#contract/picture.values.ts';
import { DAY_MS } from '#contract/time.ts';

export function deviceWords(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const named = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter((name) => name !== undefined);
  return named.join(' · ');
}

type Names = readonly (readonly [RegExp, string])[];

/** The first match wins, since most browsers also carry the names of others. */
const BROWSERS: Names = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/(OPR|Opera)\//, 'Opera'],
  [/QQBrowser\//, 'QQ Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Version\/[\d.]+.* Safari\//, 'Safari'],
];
const SYSTEMS: Names = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: Names, text: string): string | undefined => names.find(([sign]) => sign.test(text))?.[1];

const EARLIEST_BIRTHDAY = '1900-01-01';
/** @param date `2000-12-31`; tomorrow in UTC is allowed, since it is today somewhere on Earth */
export function isBirthday(date: string, now: Date): boolean {
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10);
  return date >= EARLIEST_BIRTHDAY && date <= tomorrow;
}

type Profile = { picture: string | null; gender: number; birthday: string | null };
export const isComplete = (profile: Profile | undefined): boolean =>
  profile?.picture != null && profile.birthday !== null && profile.gender !== 0;

const UPLOAD_NAME = /^upload\/\d{4}\/\d{2}\/[\w-]{22,64}\.webp$/;

/** @param mediaUrl what addresses of pictures begin with */
export const pictureAddress = (mediaUrl: string, name: string | null): string | null => name && mediaUrl + name;

export function uploadName(address: string): string | undefined {
  const name = address.startsWith(MEDIA) ? address.slice(MEDIA.length) : '';
  return UPLOAD_NAME.test(name) ? name : undefined;
}
