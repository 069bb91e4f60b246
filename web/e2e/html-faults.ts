import { HtmlValidate } from 'html-validate';

/**
 * The recommended rules, without four that reject spellings which React writes and the standard allows.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    /** `<!doctype html>` and `<!DOCTYPE html>` are the same. */
    'doctype-style': 'off',
    /** Attribute names are case-insensitive: `srcSet`, `hrefLang`. */
    'attr-case': 'off',
    /** `<img/>` and `<img>` are the same. */
    'void-style': 'off',
    /** `required=""` and `required` are the same. */
    'attribute-boolean-style': 'off',
    /** The standard allows any id without whitespace; React generates ids that begin with `_`. */
    'valid-id': ['error', { relaxed: true }],
  },
});

/** HTML errors of a document, one line each. Embedded JSON is ignored. */
export async function htmlFaults(html: string): Promise<string[]> {
  const document = html.replace(
    /(<script type="application\/(?:ld\+)?json"[^>]*>)[\s\S]*?(?=<\/script>)/g,
    '$1',
  );
  const { results } = await validator.validateString(document);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
