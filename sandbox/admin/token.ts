import { createHmac, timingSafeEqual } from 'node:crypto';

/** Shared, so that a token of one sandbox is valid in any other. */
const KEY = 'kontor-sandbox';

type Kind = 'access' | 'refresh';

function sign(content: string): string {
  return createHmac('sha256', KEY).update(content).digest('base64url');
}

export function issueToken(kind: Kind, lifetime: number, now = Date.now()): string {
  const head = Buffer.from(JSON.stringify({ typ: 'JWT', alg: 'HS256' })).toString('base64url');
  const claims = { kind, exp: Math.floor(now / 1000) + lifetime, iat: Math.floor(now / 1000) };
  const content = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${content}.${sign(content)}`;
}

export function isGoodToken(token: string, kind: Kind, now = Date.now()): boolean {
  const [head, claims, signature, ...rest] = token.split('.');
  if (head === undefined || claims === undefined || signature === undefined || rest.length > 0) return false;
  const expected = Buffer.from(sign(`${head}.${claims}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const parsed: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const value = Object(parsed);
  return Reflect.get(value, 'kind') === kind && Number(Reflect.get(value, 'exp')) * 1000 > now;
}
