import type { AdminClient } from './admin-client.ts';
import { uploadMissing } from './files.ts';
import { isObject } from './json.ts';
import { fieldStep } from './plan.ts';
import type { Progress } from './progress.ts';
import { customFieldsUsedElsewhere, removeShoppers, removeStep } from './remove.ts';
import { missingOf, runStep } from './run-step.ts';
import { applySettings } from './settings.ts';
import { nameSortings } from './sortings.ts';
import type { Step } from './step.ts';
import { LANGS, type Surroundings } from './surroundings.ts';
import { writeBatch } from './write-batch.ts';

/** The Shopware that is filled, and with what. */
export interface Filling {
  readonly client: AdminClient;
  readonly around: Surroundings;
  readonly steps: readonly Step[];
  readonly progress: Progress;
}

/** Writes what is missing or has changed. Interrupted, it goes on where it was when it is run again. @throws ShopwareError */
export async function fill({ client, around, steps, progress }: Filling): Promise<void> {
  const kept = await client.send('GET', '/api/_action/system-config?domain=kontor.provision');
  const known = isObject(kept) ? kept : {};
  for (const [at, step] of steps.entries()) {
    const title = `${at + 1}/${steps.length} ${step.title}`;
    progress.doing(title);
    const { made, renewed, unchanged } = await runStep(client, step, known, (written, of) =>
      progress.doing(`${title}: ${written} of ${of} written`),
    );
    const counts = [
      made > 0 ? `${made} made` : '',
      renewed > 0 ? `${renewed} renewed` : '',
      unchanged > 0 ? `${unchanged} unchanged` : '',
    ].filter((part) => part !== '');
    progress.done(title, counts.join(', ') || 'nothing to make');
  }
  progress.doing('looking which files are missing');
  const { uploaded, there } = await uploadMissing(client, (state) => progress.doing(state));
  progress.done('Files', `${uploaded} uploaded, ${there} were there`);
  progress.doing('sortings and settings');
  const named = await nameSortings(client, around);
  if (LANGS.includes('fr')) progress.done('Sortings in French', `${named} named`);
  progress.done('Settings', `${await applySettings(client)} changed`);
  for (const step of steps.filter(({ entity }) => entity === 'seo_url'))
    progress.done(step.title, `${await writeReplaced(client, step)} had been replaced by Shopware`);
}

/** Makes the custom fields alone, in a Shopware that sells already; a second run changes nothing. @throws ShopwareError */
export async function fillFields({ client, progress }: Pick<Filling, 'client' | 'progress'>): Promise<void> {
  const step = fieldStep();
  const kept = await client.send('GET', '/api/_action/system-config?domain=kontor.provision');
  progress.doing(step.title);
  const { made, renewed, unchanged } = await runStep(client, step, isObject(kept) ? kept : {});
  progress.done(step.title, `${made} made, ${renewed} renewed, ${unchanged} unchanged`);
}

/**
 * Shopware's worker looks which paths are set by hand before it writes its own: one that looked too early replaces ours.
 * @returns how many were written again
 */
async function writeReplaced(client: AdminClient, step: Step): Promise<number> {
  const replaced = await missingOf(client, step);
  if (replaced.length > 0) await writeBatch(client, step, replaced);
  return replaced.length;
}

/**
 * Removes what was made, orders and customers too. What other data of this Shopware uses stays: the custom fields if
 * another sales channel has values in them, and every entity that Shopware does not delete for that reason.
 * @throws ShopwareError
 */
export async function empty({
  client,
  steps,
  progress,
}: Pick<Filling, 'client' | 'steps' | 'progress'>): Promise<void> {
  progress.doing('orders and customers');
  progress.done('Orders and customers', `${await removeShoppers(client)} removed`);
  const keepsFields = await customFieldsUsedElsewhere(client);
  for (const step of steps.toReversed()) {
    if (keepsFields && step.entity === 'custom_field_set') {
      progress.done(step.title, 'stay, another sales channel uses them');
      continue;
    }
    progress.doing(step.title);
    const { removed, inUse } = await removeStep(client, step);
    progress.done(
      step.title,
      [`${removed} removed`, ...inUse.map((line) => `still in use: ${line}`)].join('\n  '),
    );
  }
}
