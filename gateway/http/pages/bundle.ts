import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Render } from '../../../schema/render-contract.ts';
import { isObject } from '../../lib/json.ts';

export interface WebBundle {
  readonly render: Render;
  readonly clientFolder: string;
  readonly documents: Readonly<Record<string, string>>;
  /** Identifies a build, because cached pages link to the files of their build. */
  readonly release: string;
}

/** Loads the build, usually from `dist`; null if there is none, and the gateway then serves only GraphQL. */
export async function loadBundle(folder: string): Promise<WebBundle | null> {
  const entry = join(folder, 'server', 'entry-server.js');
  if (!existsSync(entry)) return null;
  const module: unknown = await import(pathToFileURL(entry).href);
  const render = isObject(module) ? module['render'] : null;
  if (!isRender(render)) throw new Error(`${entry} exports no render()`);
  const documents = join(folder, 'persisted-documents.json');
  return {
    render,
    clientFolder: join(folder, 'client'),
    documents: existsSync(documents) ? JSON.parse(readFileSync(documents, 'utf8')) : {},
    release: createHash('sha256').update(readFileSync(entry)).digest('hex').slice(0, 12),
  };
}

function isRender(value: unknown): value is Render {
  return typeof value === 'function';
}

/** Folders of the build with the lifetime of their files; names with a hash are immutable. */
const FOLDERS = [
  { name: 'assets', immutable: true },
  { name: 'fonts', immutable: true },
  { name: 'builds', immutable: false },
] as const;

/** Serves the files of the web client. */
export async function staticRoutes(app: FastifyInstance, { bundle }: { readonly bundle: WebBundle }) {
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
