const alerted = new Set<string>();
let waiting: string[] = [];

/** Lists undefined enum codes in one alert (specification, section 8); each once per page. In the browser only. */
export function alertCodes(codes: readonly string[]): void {
  const fresh = codes.filter((code) => !alerted.has(code));
  if (!fresh.length) return;
  for (const code of fresh) alerted.add(code);
  if (!waiting.length) setTimeout(alertWaiting);
  waiting.push(...fresh);
}

function alertWaiting(): void {
  const text = document.getElementById('toasts')?.dataset.enum ?? '';
  alert(text + waiting.join(', '));
  waiting = [];
}
