import { $toasts, type Tone } from '../../stores/public/toast.ts';

const TONES: Record<Tone, string> = {
  info: 'alert-info',
  success: 'alert-success',
  warning: 'alert-warning',
  error: 'alert-error',
};

/** Adds and removes boxes one by one: a screen reader reads a box only when it is new. */
export function showToasts(region: HTMLElement): void {
  const boxes = new Map<number, HTMLElement>();
  $toasts.subscribe((toasts) => {
    for (const [id, box] of boxes) {
      if (toasts.some((one) => one.id === id)) continue;
      box.remove();
      boxes.delete(id);
    }
    for (const { id, text, tone } of toasts) {
      if (boxes.has(id)) continue;
      const box = document.createElement('div');
      box.className = `alert ${TONES[tone]} shadow-float`;
      box.textContent = text;
      region.append(box);
      boxes.set(id, box);
    }
  });
}
