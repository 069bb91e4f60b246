import type {
  PaymentMethod,
  PromiseIcon,
  Shop,
  ShopLink,
  ShopPromise,
} from '../../../schema/generated/types.ts';
import type { Entity, SwList } from '../../shopware/entities.ts';
import { paymentMethod, type SwMethod } from '../../shopware/mappers/methods.ts';
import { safeUrl } from '../../shopware/mappers/safe-url.ts';
import { customField, translated } from '../../shopware/mappers/translated.ts';
import type { GatewayContext } from '../shared/context.ts';
import { hasMarkup, ShopFields, shopFiles, shopPicture } from './shop-fields.ts';
import { FILE_FIELDS, theme } from './theme.ts';

type SwContext = Entity<'SalesChannelContext'>;

/** A shop without the fields that are read on demand. */
export type ShopSource = Omit<Shop, 'freeShippingFrom' | 'paymentLogos' | 'paymentMethods'>;

const MAX = { name: 60, claim: 300, entity: 120, suffix: 60, answer: 60, newsletter: 300 };

/** Identity of the shop by its custom fields; `THEME_OVERRIDES` wins. Invalid values are reported to operators. */
export async function shop(context: GatewayContext): Promise<ShopSource> {
  const call = { method: 'GET' as const, path: '/context' };
  const { salesChannel } = await context.read<SwContext>({ name: 'channel', call });
  const channel: NonNullable<SwContext['salesChannel']> = salesChannel ?? {};
  const fields = new ShopFields((name) => customField(channel, name));
  const overrides = context.configuration.themeOverrides;
  const looks = new ShopFields((name) => overrides.get(name) ?? customField(channel, name), 'kontor_theme_');
  const name = fields.text('name', MAX.name) ?? translated(channel, 'name') ?? '';
  const ids = [fields.id('logo'), fields.id('icon'), ...FILE_FIELDS.map((field) => looks.id(field))];
  const [logo = null, icon = null, ...files] = await shopFiles(context, ids);
  const source: ShopSource = {
    name,
    claim: fields.text('claim', MAX.claim),
    logo: shopPicture(fields, 'logo', logo, name),
    icon: shopPicture(fields, 'icon', icon, name),
    phone: fields.phone('phone'),
    email: fields.email('email'),
    address: fields.lines('address'),
    openingHours: fields.lines('hours'),
    promises: promisesOf(fields, context),
    social: socialLinks(fields, 'social'),
    legalEntity: fields.text('legal_entity', MAX.entity),
    year: fields.year('year') ?? new Date().getFullYear(),
    titleSuffix: fields.text('title_suffix', MAX.suffix) ?? name,
    homeTitle: translated(channel, 'homeMetaTitle'),
    homeDescription: translated(channel, 'homeMetaDescription'),
    reviewAnswer: fields.text('review_answer', MAX.answer),
    returnDays: fields.days('return_days'),
    country: (await context.channel.facts()).countryIso,
    newsletter: fields.text('newsletter', MAX.newsletter),
    theme: theme(looks, files, name),
  };
  context.notices.report(`shop ${context.language.locale}`, [...fields.problems, ...looks.problems]);
  return source;
}

function promisesOf(fields: ShopFields, { language, languages }: GatewayContext): Shop['promises'] {
  const prefixes = languages.flatMap(({ pathPrefix }) => (pathPrefix === '' ? [] : [pathPrefix]));
  const localPath = (path: string): string =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
      ? path
      : language.pathPrefix + path;
  const at = (place: string) => promises(fields, `promises_${place}`, localPath);
  return {
    header: at('header'),
    product: at('product'),
    basket: at('basket'),
    checkout: at('checkout'),
    footer: at('footer'),
  };
}

type NamedMethod = Pick<PaymentMethod, 'name' | 'image'>;

/** The sales channel's active payment methods in its order; empty if they cannot be read at the moment. */
export async function activePaymentMethods({ read, log }: GatewayContext): Promise<NamedMethod[]> {
  const call = { path: '/payment-method', body: { limit: 100, associations: { media: {} } } };
  try {
    const { elements } = await read<SwList<SwMethod>>({ name: 'paymentMethods', call });
    return (elements ?? []).map((method) => paymentMethod(method)).filter(({ name }) => name);
  } catch (error) {
    log.warn({ err: error }, 'payment methods cannot be read');
    return [];
  }
}

const MAX_TEXT_LENGTH = 120;
const MAX_LINES = 6;
const ICONS: readonly PromiseIcon[] = ['BOX', 'CARD', 'CHECK', 'CLOCK', 'RETURN', 'SHIELD', 'TOOL', 'TRUCK'];

/** One per line: `Text`, `Text | /path` or `Text | https://…`, optionally followed by ` | icon`. */
function promises(fields: ShopFields, name: string, localPath: (path: string) => string): ShopPromise[] {
  return parsedLines(fields, name, ([text = '', target = '', drawing = ''], line) => {
    const url = target === '' ? null : linkTarget(target, localPath);
    if (target !== '' && url === null) return 'has a link that is not safe';
    const icon = ICONS.find((known) => known === drawing.toUpperCase()) ?? null;
    if (drawing !== '' && icon === null)
      fields.note(name, `names a drawing in line ${line} that does not exist`);
    return { text, url, icon };
  });
}

/** External links, one per line: `Label | https://…`. */
function socialLinks(fields: ShopFields, name: string): ShopLink[] {
  return parsedLines(fields, name, ([label = '', target = '']) => {
    const url = /^https?:/i.test(target) ? safeUrl(target) : null;
    return url === null ? 'has no address that begins with https://' : { label, url };
  });
}

/** Lines of parts separated by `|`, the first of which is a text; `parse` may return why a line is left out. */
function parsedLines<T extends object>(
  fields: ShopFields,
  name: string,
  parse: (parts: readonly string[], line: number) => T | string,
): T[] {
  const lines = fields.rawLines(name).flatMap((text, index): T[] => {
    const parts = text.split('|').map((part) => part.trim());
    const entry = wrongText(parts[0] ?? '') ?? parse(parts, index + 1);
    if (typeof entry !== 'string') return [entry];
    fields.note(name, `line ${index + 1} ${entry} and is left out`);
    return [];
  });
  if (lines.length > MAX_LINES) fields.note(name, `has more than ${MAX_LINES} lines; the rest is left out`);
  return lines.slice(0, MAX_LINES);
}

function wrongText(text: string): string | null {
  if (text === '') return 'has no text';
  if (hasMarkup(text)) return 'holds markup';
  return text.length > MAX_TEXT_LENGTH ? `is longer than ${MAX_TEXT_LENGTH} characters` : null;
}

/** A path of the shop or a safe external URL; null for any other value, such as `javascript:` or `//other.example`. */
function linkTarget(target: string, localPath: (path: string) => string): string | null {
  if (/^\/(?![/\\])/.test(target)) return localPath(target);
  return safeUrl(target);
}
