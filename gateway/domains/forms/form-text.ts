import { type Fields, FORM_FIELDS } from '../../../schema/form-contract.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { type FilledForm, isTicked } from './filled-form.ts';
import type { Upload } from './upload-key.ts';

/** Native fields of Shopware's contact form except the comment. */
const NATIVE_FIELDS = new Set(['salutation', 'firstName', 'lastName', 'email', 'phone', 'subject']);
const MAX_SUBJECT_LENGTH = 255;

/** Subject with the reference number, so that the shop finds it. */
export function formSubject({ kind, values }: FilledForm, reference: string, messages: Messages): string {
  const [about] = values.get('subject') ?? values.get('itemName') ?? values.get('webshopOrderNumber') ?? [];
  const name = messages.text(`form-${kind}`);
  const title = `${name} ${reference}`;
  if (about === undefined) return title;
  return `${messages.text('form-label', { label: title })} ${about}`.slice(0, MAX_SUBJECT_LENGTH);
}

/**
 * All fields as readable lines in the shopper's language.
 * @param publicUrl origin of the shop, for links to files
 */
export function formText(form: FilledForm, reference: string, messages: Messages, publicUrl: string): string {
  const label = (name: string) => messages.text('form-label', { label: messages.text(`form-field-${name}`) });
  const fields: Fields = FORM_FIELDS[form.kind];
  const lines = Object.entries(fields).flatMap(([name, rule]) => {
    if (NATIVE_FIELDS.has(name)) return [];
    if (rule.type === 'file')
      return (form.files.get(name) ?? []).map((file) => `${label(name)} ${fileLine(file, publicUrl)}`);
    const values = form.values.get(name) ?? [];
    if (rule.type === 'checkbox') {
      return [`${label(name)} ${messages.text(isTicked(values) ? 'form-yes' : 'form-no')}`];
    }
    if (values.length === 0) return [];
    const value = values.join(', ');
    return [
      value.includes('\n') || value.length > 80 ? `\n${label(name)}\n${value}\n` : `${label(name)} ${value}`,
    ];
  });
  return [`${messages.text(`form-${form.kind}`)} ${reference}`, '', ...lines]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Link to the file, whose title in the administration is the reference number. */
function fileLine({ name, type, size, path }: Upload, publicUrl: string): string {
  return `${name} (${type}, ${Math.max(1, Math.round(size / 1_024))} KB)\n${publicUrl}${path}`;
}
