/** A form as it is sent with a file. @param name of the file */
export function formOf(fields: Record<string, string>, file: Blob | undefined, name: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (file) form.set('file', file, name);
  return form;
}

/** A picture as it is sent in. */
export const pictureForm = (file: Blob): FormData => formOf({}, file, 'picture');
