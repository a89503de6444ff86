type Given = Partial<Record<string, string>>;

/** An element with its class, its attributes and what is inside. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  attributes: Given = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const ICONS = {
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  refresh: '<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5"/><path d="M19.8 3.5v4.2h-4.2"/>',
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
} as const;

/** A drawing of ours, on a 24 grid in the text's colour. */
export function icon(name: keyof typeof ICONS): HTMLElement {
  const made = element('span', 'captcha-icon', { 'aria-hidden': 'true' });
  made.innerHTML = `<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${ICONS[name]}</svg>`;
  return made;
}

export const pngUrl = (base64: string): string => `data:image/png;base64,${base64}`;
