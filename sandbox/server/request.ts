import type { FastifyRequest } from 'fastify';
import { isObject } from '../shop/entity.ts';

export function header({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

export function originOf({ headers }: FastifyRequest): string {
  return `http://${headers.host ?? '127.0.0.1'}`;
}

export function pathOf({ url }: FastifyRequest): string {
  return new URL(url, 'http://sandbox').pathname;
}

export function paramsOf({ params }: FastifyRequest): Readonly<Record<string, string>> {
  if (!isObject(params)) return {};
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}
