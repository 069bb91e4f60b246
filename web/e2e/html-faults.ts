import { HtmlValidate } from 'html-validate';

/**
 * The recommended rules, which hold HTML to its standard. Off are four that only ask for one of several spellings which
 * the standard holds equal, and in which React writes: none of them can hide a fault.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    /** `<!doctype html>` and `<!DOCTYPE html>` are the same. */
    'doctype-style': 'off',
    /** Names of attributes have no case: `srcSet`, `hrefLang`. */
    'attr-case': 'off',
    /** `<img/>` and `<img>` are the same. */
    'void-style': 'off',
    /** `required=""` and `required` are the same. */
    'attribute-boolean-style': 'off',
    /** As the standard has it: anything without blanks. React makes ids that begin with `_`. */
    'valid-id': ['error', { relaxed: true }],
  },
});

/** What is wrong with a document by HTML's own rules, in a line each; data in it is left out, for it is no HTML. */
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
