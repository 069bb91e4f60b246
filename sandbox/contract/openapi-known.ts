import type { KnownWrong } from './openapi.ts';

/** Rules of the OpenAPI document that the recorded Shopware breaks, with a recording that shows it. */
export const KNOWN_WRONG: readonly KnownWrong[] = [
  { where: /addressFormat$/, keyword: 'type', why: 'a list of lists, not an object (056)' },
  { where: /^\/customer$/, keyword: 'type', why: 'the other branch of "null or a customer" (334)' },
  { where: /customer\/accountType$/, keyword: 'enum', why: 'the branch of the other account type (406)' },
  {
    where: /products\/(availableSortings|currentFilters)$/,
    keyword: 'required',
    why: 'the products of a wishlist are a plain search result (137)',
  },
  { where: /^\/products\/apiAlias$/, keyword: 'const', why: 'the same (137)' },
  { where: /fieldConfig$/, keyword: 'type', why: 'a list of field configurations, not an object (630)' },
  {
    where: /(sections|blocks)\/\*\/id$/,
    keyword: 'required',
    why: 'sections and blocks are sent without ids (649)',
  },
  { where: /slots\/\*\/data$/, keyword: 'type', why: 'a form has a list of salutations (630)' },
  { where: /sortedProperties$/, keyword: 'type', why: 'a list of groups, not an object (680)' },
  {
    where: /(options|properties)\/\*\/option$/,
    keyword: 'required',
    why: 'an option has a name, no "option" (036)',
  },
  {
    where: /calculatedPrices\/\*$/,
    keyword: 'additionalProperties',
    why: 'the rule allows no property at all: its allOf stands beside additionalProperties false (680)',
  },
  {
    where: /referencePrice\/(hasRange|regulationPrice|listPrice)$/,
    keyword: 'required',
    why: 'a reference price is four fields (680)',
  },
  { where: /referencePrice$/, keyword: 'type', why: 'the other branch of "a reference price or null" (680)' },
  { where: /^\/aggregations$/, keyword: 'type', why: 'a map by name, `[]` only when empty (018)' },
  { where: /currentFilters\/navigationId$/, keyword: 'required', why: 'a search has no category (026)' },
  { where: /^$/, keyword: 'type', why: 'breadcrumbs come in a struct with a list (065)' },
  { where: /deliveryInformation\/weight$/, keyword: 'type', why: 'kilograms with decimals (084)' },
  {
    where: /payload\/(type|id|name|options|taxId|productNumber|stock)$/,
    keyword: 'required',
    why: 'the payload is no product, and that of a promotion has none of these (084)',
  },
  {
    where: /payload\/options\/\*\/(translated|id|groupId|name)$/,
    keyword: 'required',
    why: 'the options of a payload are pairs of names (142)',
  },
  { where: /payload\/options\/\*\/group$/, keyword: 'type', why: 'the name of the group (142)' },
  { where: /priceDefinition\/apiAlias$/, keyword: 'const', why: 'promotions have other definitions (084)' },
  { where: /(calculatedTaxes|taxRules)$/, keyword: 'type', why: 'lists also in orders (142)' },
];
