export type Size = { width: number; height: number };
/** Where the middle of the cut lies, in pixels of the picture, and how close it is: 1 shows the whole shorter side. */
export type View = { x: number; y: number; zoom: number };

export const centred = ({ width, height }: Size): View => ({ x: width / 2, y: height / 2, zoom: 1 });

export const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

export function inside(size: Size, { x, y, zoom }: View): View {
  const half = sideOf(size, zoom) / 2;
  const clamp = (value: number, length: number) => Math.min(Math.max(value, half), length - half);
  return { x: clamp(x, size.width), y: clamp(y, size.height), zoom };
}
