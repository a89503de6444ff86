const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string =>
  Object.entries(ENTITIES).reduce((safe, [sign, entity]) => safe.replaceAll(sign, entity), text);
