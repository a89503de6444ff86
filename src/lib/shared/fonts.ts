import type { FontName } from '#contract/appearance/schema.ts';

/** Fonts that systems have, so that none is downloaded; the built-in stack is that of `src/styles/public/base.css`. */
export const FONT_STACKS: Readonly<Record<FontName, string>> = {
  sans: '"PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif',
  system: 'system-ui, -apple-system, "Segoe UI", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  serif: 'Georgia, "Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", SimSun, serif',
  kai: 'Georgia, "Kaiti SC", STKaiti, KaiTi, "AR PL UKai CN", serif',
  round: 'ui-rounded, "Yuanti SC", YouYuan, "PingFang SC", "Microsoft YaHei", sans-serif',
};
