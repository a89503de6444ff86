export function formOf(fields: Record<string, string>, file: Blob | undefined, name: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file) form.set('file', file, name);
  return form;
}

export const pictureForm = (file: Blob): FormData => formOf({}, file, 'picture');
