import { $toasts, type Tone } from '../../stores/toast.ts';

const TONES: Record<Tone, string> = {
  info: 'alert-info',
  success: 'alert-success',
  warning: 'alert-warning',
  error: 'alert-error',
};

export function showToasts(region: HTMLElement): void {
  $toasts.subscribe((toasts) => {
    region.replaceChildren(
      ...toasts.map(({ text, tone }) => {
        const box = document.createElement('div');
        box.className = `alert ${TONES[tone]} shadow-float`;
        box.textContent = text;
        return box;
      }),
    );
  });
}
