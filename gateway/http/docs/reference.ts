import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  print,
} from 'graphql';
import { type Html, html, prose } from './html.ts';
import { type Section, sectionsOf } from './sections.ts';

/** Something that a search can find. */
export interface Entry {
  /** `Cart`, `Cart.items`, `addToCart`. */
  readonly name: string;
  readonly href: string;
  readonly description: string;
}

type Member = GraphQLField<unknown, unknown> | GraphQLInputField;

/** The schema as pages: each type and field once, with links to all that it speaks of. */
export class Reference {
  readonly sections: readonly Section[];
  readonly #schema: GraphQLSchema;
  readonly #paths = new Map<string, string>();
  readonly #uses = new Map<string, string[]>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
    this.sections = sectionsOf(schema);
    for (const { path, types } of this.sections)
      for (const type of types) {
        this.#paths.set(type.name, path);
        for (const member of membersOf(type)) this.#note(type, member);
      }
  }

  /** All that has a name and a place. */
  entries(): readonly Entry[] {
    return this.sections.flatMap(({ types }) =>
      types.flatMap((type) => [
        ...(this.#isRoot(type) ? [] : [this.#entry(type.name, type.name, type)]),
        ...membersOf(type).map((member) =>
          this.#entry(this.#isRoot(type) ? member.name : `${type.name}.${member.name}`, type.name, member),
        ),
        ...(isEnumType(type)
          ? type.getValues().map((value) => this.#entry(`${type.name}.${value.name}`, type.name, value))
          : []),
      ]),
    );
  }

  /** The page of a section. */
  section({ title, types }: Section): Html {
    return html`<h1>${title}</h1>${types.map((type) => (this.#isRoot(type) ? this.#root(type) : this.#type(type)))}`;
  }

  #note(type: GraphQLNamedType, member: Member): void {
    const used = [member.type, ...argumentsOf(member).map((one) => one.type)];
    for (const name of new Set(used.map((one) => getNamedType(one).name))) {
      const place = this.#isRoot(type) ? member.name : `${type.name}.${member.name}`;
      const known = this.#uses.get(name) ?? [];
      this.#uses.set(name, [...known, place]);
    }
  }

  #isRoot(type: GraphQLNamedType): boolean {
    return this.sections.some(({ root, types }) => root && types.includes(type));
  }

  #entry(
    name: string,
    type: string,
    { description }: { readonly description?: string | null | undefined },
  ): Entry {
    return { name, href: `${this.#paths.get(type)}#${name}`, description: description ?? '' };
  }

  /** A link to a field that is named as in a search. */
  #place(name: string): Html {
    const [type = ''] = name.split('.');
    const root = this.sections.find(
      (section) => section.root && section.types.some((one) => hasMember(one, name)),
    );
    return html`<a href="${root?.path ?? this.#paths.get(type) ?? ''}#${name}"><code>${name}</code></a>`;
  }

  #reference(type: GraphQLType): Html {
    if (isNonNullType(type)) return html`${this.#reference(type.ofType)}!`;
    if (isListType(type)) return html`[${this.#reference(type.ofType)}]`;
    return html`<a href="${this.#paths.get(type.name) ?? ''}#${type.name}">${type.name}</a>`;
  }

  #root(type: GraphQLNamedType): Html {
    return html`<dl class="members">${membersOf(type).map((member) => this.#member(member, member.name, true))}</dl>`;
  }

  #type(type: GraphQLNamedType): Html {
    const uses = this.#uses.get(type.name) ?? [];
    return html`<section aria-labelledby="${type.name}">
<h2 id="${type.name}"><a href="#${type.name}">${type.name}</a></h2>
${type.description ? html`<p>${prose(type.description)}</p>` : null}
${this.#relations(type)}
${this.#members(type)}
${uses.length === 0 ? null : html`<p class="uses">Used by ${joined(uses.map((name) => this.#place(name)))}.</p>`}
</section>`;
  }

  #relations(type: GraphQLNamedType): Html | null {
    if (isScalarType(type))
      return type.specifiedByURL
        ? html`<p>Values are specified by <a href="${type.specifiedByURL}" rel="noreferrer">${type.specifiedByURL}</a>.</p>`
        : null;
    if (isUnionType(type))
      return html`<p>One of ${joined(type.getTypes().map((one) => this.#reference(one)))}.</p>`;
    if (isInterfaceType(type)) {
      const types = this.#schema.getPossibleTypes(type);
      return html`<p>Implemented by ${joined(types.map((one) => this.#reference(one)))}.</p>`;
    }
    if (!isObjectType(type) || type.getInterfaces().length === 0) return null;
    return html`<p>Implements ${joined(type.getInterfaces().map((one) => this.#reference(one)))}.</p>`;
  }

  #members(type: GraphQLNamedType): Html | null {
    if (isEnumType(type)) {
      const values = type.getValues().map(
        ({
          name,
          description,
          deprecationReason,
        }) => html`<dt id="${type.name}.${name}"><code>${name}</code></dt>
<dd>${described(description)}${deprecated(deprecationReason)}</dd>`,
      );
      return html`<dl class="members">${values}</dl>`;
    }
    const members = membersOf(type);
    if (members.length === 0) return null;
    return html`<dl class="members">${members.map((member) => this.#member(member, `${type.name}.${member.name}`, false))}</dl>`;
  }

  #member(member: Member, id: string, root: boolean): Html {
    const name = html`<code><a href="#${id}">${member.name}</a>: ${this.#reference(member.type)}${fallback(member)}</code>`;
    const inputs = argumentsOf(member).map(
      (
        argument,
      ) => html`<dt><code>${argument.name}: ${this.#reference(argument.type)}${fallback(argument)}</code></dt>
<dd>${described(argument.description)}${deprecated(argument.deprecationReason)}</dd>`,
    );
    return html`<dt id="${id}">${root ? html`<h2>${name}</h2>` : name}</dt>
<dd>${described(member.description)}${deprecated(member.deprecationReason)}${caching(member)}
${inputs.length === 0 ? null : html`<dl class="arguments">${inputs}</dl>`}</dd>`;
  }
}

function membersOf(type: GraphQLNamedType): readonly Member[] {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values<Member>(type.getFields())
    : [];
}

const hasMember = (type: GraphQLNamedType, name: string): boolean =>
  membersOf(type).some((member) => member.name === name);

function argumentsOf(member: Member): readonly GraphQLArgument[] {
  return 'args' in member ? member.args : [];
}

const described = (text: string | null | undefined): Html | null =>
  text ? html`<p>${prose(text)}</p>` : null;

const deprecated = (reason: string | null | undefined): Html | null =>
  reason ? html`<p class="deprecated"><strong>Deprecated.</strong> ${prose(reason)}</p>` : null;

function fallback(member: Member | GraphQLArgument): string {
  const value = member.astNode && 'defaultValue' in member.astNode ? member.astNode.defaultValue : undefined;
  return value ? ` = ${print(value)}` : '';
}

/** Of a field of Query, who may keep its answer. */
function caching({ astNode }: Member): Html | null {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'cacheControl');
  if (directive === undefined) return null;
  const values = Object.fromEntries(
    (directive.arguments ?? []).map(({ name, value }) => [name.value, print(value)]),
  );
  return values['scope'] === 'PUBLIC'
    ? html`<p class="note">The same for everybody; may be kept for ${values['maxAge'] ?? 0} s.</p>`
    : html`<p class="note">For the asking shopper alone; never kept.</p>`;
}

function joined(parts: readonly Html[]): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html`, ${part}`))}`;
}
