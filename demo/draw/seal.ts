import type { Drawing } from './batch.ts';
import { svg } from './canvas.ts';
import { sealPath } from './names.ts';

const SIDE = 160;
const VERMILION = '#c8341f';

/** A stamp in vermilion: its edge worn, a hairline inside, one character. Needs Noto Serif CJK where it is drawn. */
export const sealDrawing = (seal: string): Drawing => ({
  path: sealPath(seal),
  draw: () =>
    svg(
      SIDE,
      SIDE,
      `<defs><filter id="worn" x="-10%" y="-10%" width="120%" height="120%">
        <feTurbulence type="fractalNoise" baseFrequency="0.05" numOctaves="2" seed="${seal.codePointAt(0)}" result="noise"/>
        <feDisplacementMap in="SourceGraphic" in2="noise" scale="5"/></filter></defs>
      <g filter="url(#worn)">
        <rect x="12" y="12" width="136" height="136" rx="20" fill="${VERMILION}"/>
        <rect x="21" y="21" width="118" height="118" rx="13" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="2.5"/>
      </g>
      <text x="80" y="112" text-anchor="middle" font-family="Noto Serif CJK SC" font-weight="700" font-size="88" fill="#fff">${seal}</text>`,
    ),
});
