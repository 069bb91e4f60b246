import { type Plugin, parseAst } from 'vite';

/** What of i18next's classes nothing calls as `web/shared/i18n/translate.ts` sets it up. */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  Logger: ['clone'],
  ResourceStore: [
    'addResource',
    'addResources',
    'deprecateDottedLng',
    'getResourceBundle',
    'removeNamespaces',
    'removeResourceBundle',
    'toJSON',
  ],
  Translator: ['exists', 'getUsedParamsDetails'],
  LanguageUtil: ['clearCache', 'deprecateBareCode'],
  PluralResolver: ['clearCache', 'getPluralFormsOfKey', 'getSuffixes', 'needsPlural'],
  Interpolator: ['nest', 'reset'],
  Formatter: ['add', 'addCached'],
  Connector: [
    'load',
    'loadOne',
    'loaded',
    'noticeDevFallback',
    'prepareLoading',
    'queueLoad',
    'read',
    'reload',
    'saveMissing',
  ],
  I18n: [
    'cloneInstance',
    'dir',
    'exists',
    'getFixedT',
    'hydrate',
    'loadLanguages',
    'loadNamespaces',
    'setDefaultNamespace',
    'toJSON',
    'use',
  ],
};

/** Nothing of the page sets these: neither as an option, nor with a text, nor as a module that is plugged in. */
const NEVER_SET = new Set(
  Object.entries({
    'this.options': [
      'appendNamespaceToCIMode',
      'appendNamespaceToMissingKey',
      'cleanCode',
      'fallbackLng',
      'ignoreJSONStructure',
      'initAsync',
      'interpolation.defaultVariables',
      'isClone',
      'joinArrays',
      'keySeparator',
      'lowerCaseLng',
      'missingInterpolationHandler',
      'missingKeyHandler',
      'missingKeyNoValueFallbackToKey',
      'parseMissingKeyHandler',
      'nonExplicitSupportedLngs',
      'partialBundledLanguages',
      'postProcess',
      'postProcessPassResolved',
      'preload',
      'returnDetails',
      'returnObjects',
      'returnedObjectHandler',
      'saveMissing',
      'saveMissingTo',
      'supportedLngs',
      'updateMissing',
      'userDefinedKeySeparator',
      'userDefinedNsSeparator',
    ],
    opt: [
      'appendNamespaceToCIMode',
      'context',
      'interpolation',
      'joinArrays',
      'keySeparator',
      'lngs',
      'missingKeyNoValueFallbackToKey',
      'ns',
      'nsSeparator',
      'ordinal',
      'postProcess',
      'returnDetails',
      'returnObjects',
      'skipInterpolation',
    ],
    this: ['i18nFormat', 'logger.debug', 'pendingWarnings'],
    'this.modules': ['backend', 'formatter', 'i18nFormat', 'languageDetector', 'logger'],
    'this.services': ['languageDetector'],
  }).flatMap(([object, names]) => names.map((name) => `${object}.${name}`)),
);

/** A key is a text. */
const NEVER_SO = new Set(["typeof k === 'function'", "typeof keys === 'function'"]);

/** What is said only while i18next is being debugged. */
const SAID = /^(?:this\.logger|baseLogger)\.(?:deprecate|log|once|warn)\(/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly body?: unknown;
  readonly id?: unknown;
  readonly key?: unknown;
  /** Of an assignment. */
  readonly right?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/**
 * i18next without what this storefront never calls, sets or reads: it is one class, of which a bundler can leave out
 * nothing (docs/decisions/0081).
 * @param code of the package's ES module
 * @throws Error where i18next has no such member: it is another version, and the lists need a look
 */
export function leanI18next(code: string): string {
  const cuts: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const nameOf = (node: unknown) => (isNode(node) ? textOf(node) : '');
  const missing = new Set(
    Object.entries(UNUSED).flatMap(([name, members]) => members.map((member) => `${name}.${member}`)),
  );
  const visit = (node: Node, within: string): void => {
    const text = textOf(node);
    const own = node.type === 'ClassDeclaration' ? nameOf(node.id) : within;
    const member = `${own}.${nameOf(node.key)}`;
    if (node.type === 'MethodDefinition' && missing.delete(member)) cuts.push({ ...node, text: '' });
    else if (node.type === 'ExpressionStatement' && SAID.test(text)) cuts.push({ ...node, text: ';' });
    else if (NEVER_SET.has(text) || NEVER_SO.has(text)) cuts.push({ ...node, text: '(void 0)' });
    else if (node.type === 'AssignmentExpression' && isNode(node.right)) visit(node.right, own);
    else for (const child of Object.values(node).flat().filter(isNode)) visit(child, own);
  };
  visit(parseAst(code), '');
  if (missing.size > 0) throw new Error(`i18next has no ${[...missing].join(', ')}`);
  let lean = '';
  let from = 0;
  for (const { start, end, text } of cuts) {
    lean += code.slice(from, start) + text;
    from = end;
  }
  return lean + code.slice(from);
}

/** {@link leanI18next} in the browser's build. */
export function leanI18nextPlugin(): Plugin {
  return {
    name: 'lean-i18next',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => ({ code: leanI18next(code), map: null }),
    },
  };
}
