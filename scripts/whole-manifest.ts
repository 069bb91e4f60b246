import { relative } from 'node:path';
import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';

/**
 * Names in the manifest also the modules that are imported when they are needed and share their file with others, by
 * their source: the server reads there which files a screen needs (web/app/assets.ts), and Vite leaves them out.
 */
export function wholeManifestPlugin(): Plugin {
  let root = '';
  return {
    name: 'whole-manifest',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle[MANIFEST];
        if (asset?.type !== 'asset') return;
        const manifest: Record<string, { file: string }> = JSON.parse(String(asset.source));
        const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
        for (const chunk of Object.values(bundle)) {
          const entry = byFile.get(chunk.fileName);
          if (chunk.type !== 'chunk' || !entry) continue;
          for (const id of chunk.moduleIds) {
            const source = relative(root, id);
            if (this.getModuleInfo(id)?.dynamicImporters.length) manifest[source] ??= entry;
          }
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
