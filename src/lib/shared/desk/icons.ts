import { ICONS } from '../icons.ts';

/** The icons of the desk: the shop's, and what only editors need; apart, since the shop's pages carry all of theirs. */
export const DESK_ICONS = {
  ...ICONS,
  lock: '<path d="M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2.500"/>',
  bold: '<path d="M7 5h6a3.500 3.500 0 0 1 0 7H7zM7 12h7a3.500 3.500 0 0 1 0 7H7z"/>',
  italic: '<path d="M14 5h-4M14 19h-4M13.500 5l-3 14"/>',
  underline: '<path d="M7 4.500v7a5 5 0 0 0 10 0v-7M6 20h12"/>',
  strike:
    '<path d="M5 12h14M16 7.500C15.500 5.800 14 5 12 5c-2.300 0-4 1.200-4 3.200M8 16.500c.500 1.700 2 2.500 4 2.500 2.300 0 4-1.200 4-3.200"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .4l2.500-2.500a4 4 0 0 0-5.700-5.700L11.500 7.500"/><path d="M14 10a4 4 0 0 0-6-.4l-2.500 2.500a4 4 0 0 0 5.700 5.700l1.300-1.300"/>',
  bullets: '<path d="M9 6.500h11M9 12h11M9 17.500h11"/><path d="M4.500 6.500h.01M4.500 12h.01M4.500 17.500h.01"/>',
  numbers: '<path d="M10 6.500h10M10 12h10M10 17.500h10M4 5.500l1.500-1v4M4 16h2.500l-2.500 3h2.500"/>',
  quote: '<path d="M6 7v10M10 8.500h9M10 12h9M10 15.500h6"/>',
  heading: '<path d="M6 5v14M18 5v14M6 12h12"/>',
  alignLeft: '<path d="M4 6h16M4 10h10M4 14h16M4 18h10"/>',
  alignCenter: '<path d="M4 6h16M7 10h10M4 14h16M7 18h10"/>',
  alignRight: '<path d="M4 6h16M10 10h10M4 14h16M10 18h10"/>',
  table: '<path d="M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14"/>',
  code: '<path d="m8.500 7-5 5 5 5M15.500 7l5 5-5 5"/>',
  undo: '<path d="M8 5 4 9l4 4"/><path d="M4 9h10a5.500 5.500 0 0 1 0 11h-3"/>',
  redo: '<path d="m16 5 4 4-4 4"/><path d="M20 9H10a5.500 5.500 0 0 0 0 11h3"/>',
  grip: '<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" stroke-width="2.500"/>',
  home: '<path d="M4 11.500 12 4.500l8 7"/><path d="M6 10v9.500h12V10M10 19.500V14h4v5.500"/>',
  site: '<path d="M4 5h16v14H4zM4 9.500h16"/><path d="M6.800 7.200h.01M9 7.200h.01"/>',
  staff:
    '<circle cx="9" cy="8.500" r="3.200"/><path d="M3.500 19.500c.400-3.500 2.600-5.500 5.500-5.500s5.100 2 5.500 5.500"/><path d="M15.500 5.800a3 3 0 0 1 0 5.600M17 14.500c2 .700 3.200 2.500 3.500 5"/>',
  upload: '<path d="M12 16V5M7.500 9.500 12 5l4.500 4.500M4.500 19.500h15"/>',
  download: '<path d="M12 5v11M7.500 11.500 12 16l4.500-4.500M4.500 19.500h15"/>',
  print: '<path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z"/>',
  chart: '<path d="M4 4v16h16M8 16v-4M12.500 16V8M17 16v-6"/>',
  bolt: '<path d="M13 3.500 5.500 13.500H11l-1 7 7.500-10H12z"/>',
  goods: '<path d="m12 3.500 8 4v9l-8 4-8-4v-9z"/><path d="m4 7.500 8 4 8-4M12 11.500v9"/>',
  text: '<path d="M5 4h10l4 4v12H5zM15 4v4h4M8.500 12h7M8.500 16h7"/>',
  coins:
    '<ellipse cx="12" cy="6.500" rx="7" ry="2.500"/><path d="M5 6.500v5.500c0 1.400 3.100 2.500 7 2.500s7-1.100 7-2.500V6.500M5 12v5.500c0 1.400 3.100 2.500 7 2.500s7-1.100 7-2.500V12"/>',
  numbersSet:
    '<path d="M5 7h9M18 7h1M5 17h1M10 17h9M5 12h4M13 12h6"/><circle cx="16" cy="7" r="1.800"/><circle cx="8" cy="17" r="1.800"/><circle cx="11" cy="12" r="1.800"/>',
} as const;

export type DeskIconName = keyof typeof DESK_ICONS;
