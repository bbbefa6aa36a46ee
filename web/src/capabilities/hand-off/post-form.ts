type Fields = Readonly<Record<string, string>>;

/** Posts a form as if the reader had filled it in: in a tab that is ready, or in place of this page. */
export function postForm(action: string, fields: Fields, tab: Window | null): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  if (tab) {
    tab.name = `dray-${crypto.randomUUID()}`;
    form.target = tab.name;
  }
  for (const [name, value] of Object.entries(fields)) form.append(fieldOf(name, value));
  document.body.append(form);
  form.submit();
  form.remove();
}

function fieldOf(name: string, value: string): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = name;
  field.value = value;
  return field;
}
