import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { WebBundle } from './bundle.ts';

/** Folders of the build with the lifetime of their files; names with a hash are immutable. */
const FOLDERS = [
  { name: 'assets', immutable: true },
  { name: 'fonts', immutable: true },
  { name: 'builds', immutable: false },
] as const;

export async function staticRoutes(
  app: FastifyInstance,
  { bundle }: { readonly bundle: WebBundle },
): Promise<void> {
  for (const { name, immutable } of FOLDERS) {
    const root = resolve(bundle.clientFolder, name);
    if (!existsSync(root)) continue;
    await app.register(fastifyStatic, {
      root,
      prefix: `/${name}/`,
      decorateReply: false,
      preCompressed: true,
      index: false,
      immutable,
      maxAge: immutable ? 31_536_000_000 : 0,
    });
  }
}
