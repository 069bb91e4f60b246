import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fillGuest } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

/** What web/e2e/screen-reader.md says of a step. */
interface Step {
  readonly title: string;
  readonly part: string;
  /** Null for nothing. */
  readonly says: string | null;
  readonly focus: string;
  readonly tree: string;
}

function stepsOf(document: string): Step[] {
  return document
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const line = (name: string) => {
        const found = new RegExp(`^- ${name}: (.+)$`, 'm').exec(section)?.[1];
        if (found === undefined) throw new Error(`"${section.split('\n', 1)[0]}" does not say ${name}`);
        return found === 'nothing' ? null : found.replace(/^`|`$/g, '');
      };
      const tree = /^```yaml\n([\s\S]+?)^```$/m.exec(section)?.[1] ?? '';
      return {
        title: section.split('\n', 1)[0] ?? '',
        part: line('Part') ?? '',
        says: line('Says'),
        focus: line('Focus') ?? '',
        tree,
      };
    });
}

const STEPS = stepsOf(readFileSync('web/e2e/screen-reader.md', 'utf8'));

/** How each step is made; the title of a step in the document is its name here. */
const WAY: Readonly<Record<string, (shopper: Shopper) => Promise<void>>> = {
  '1. The listing': async (shopper) => {
    await shopper.open('/kochen/toepfe-und-kasserollen/');
    await listen(shopper.page);
  },
  '2. The filters': async (shopper) => {
    await shopper.see('listing-filter-button').focus();
    await shopper.page.keyboard.press('Enter');
    await shopper.see('filter-drawer').waitFor();
  },
  '3. The product': async (shopper) => {
    await shopper.page.keyboard.press('Escape');
    await expect(shopper.see('listing-filter-button')).toBeFocused();
    await shopper.see('product-box-link').first().focus();
    await shopper.page.keyboard.press('Enter');
    await shopper.see('product-availability').waitFor();
    await shopper.see('review-box').first().scrollIntoViewIfNeeded();
  },
  '4. The side cart': async (shopper) => {
    await shopper.see('product-add-to-cart-button').focus();
    await shopper.page.keyboard.press('Enter');
    await shopper.see('cart-drawer').getByTestId('cart-line-item').first().waitFor();
  },
  '5. The cart': async (shopper) => {
    await shopper.see('cart-drawer').getByRole('link', { name: 'Warenkorb ansehen' }).focus();
    await shopper.page.keyboard.press('Enter');
    // The side cart, which is on its way out, has such a button too.
    const more = shopper.page.locator('main').getByRole('button', { name: 'Mehr' });
    await more.waitFor();
    await expect(shopper.see('cart-drawer')).toBeHidden();
    await forget(shopper.page);
    await more.focus();
    await expect(more).toBeFocused();
    await shopper.page.keyboard.press('Enter');
    await expect(shopper.see('cart-total-status')).not.toBeEmpty();
  },
  '6. The checkout': async (shopper) => {
    await shopper.page.locator('main').getByRole('link', { name: 'Zur Kasse' }).focus();
    await shopper.page.keyboard.press('Enter');
    await shopper.see('checkout-place-order-button').waitFor();
  },
  '7. Mistakes': async (shopper) => {
    await shopper.see('checkout-place-order-button').focus();
    await shopper.page.keyboard.press('Enter');
    await shopper.see('checkout-errors').waitFor();
  },
  '8. The order': async (shopper) => {
    await fillGuest(shopper);
    await shopper.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    await shopper.see('checkout-terms-checkbox').check();
    await forget(shopper.page);
    await shopper.see('checkout-place-order-button').click();
    await shopper.see('success-order-number').waitFor();
  },
};

/** Notes what live regions come to say; alerts that take the focus are read for that. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live="polite"], [aria-live="assertive"], [role="status"]');
        const text = region?.textContent?.replace(/\s+/g, ' ').trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const said = (page: Page): Promise<readonly string[]> => page.evaluate(() => Reflect.get(window, 'said'));

function forget(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.get(window, 'said').length = 0;
  });
}

/** The tree's root of a step. */
const partOf = (page: Page, part: string) =>
  part === 'main' ? page.locator('main') : page.getByRole(part === 'alert' ? 'alert' : 'dialog').first();

/** Role and name of what has the focus, as the document writes them. */
async function focused(page: Page): Promise<string> {
  const tag = await page.evaluate(() => document.activeElement?.localName ?? '');
  if (tag === 'body' || tag === 'main') return tag;
  const tree = await page.locator('*:focus').ariaSnapshot();
  return /^- ([^:\n]+)/.exec(tree)?.[1]?.replace(/ \[.+$/, '') ?? '';
}

/** Levels of the headings that are shown, in their order. */
function levels(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
      .filter((heading) => heading.checkVisibility())
      .map(({ localName }) => Number(localName.slice(1))),
  );
}

test('the document describes exactly the tested steps', () => {
  expect(STEPS.map(({ title }) => title)).toEqual(Object.keys(WAY));
});

test('roles, names, announcements and focus during a purchase match the document', {
  tag: PHONE,
}, async ({ shopper }) => {
  const { page } = shopper;
  for (const { title, part, says, focus, tree } of STEPS) {
    await test.step(title, async () => {
      if (title !== STEPS[0]?.title) await forget(page);
      await WAY[title]?.(shopper);
      await expect(partOf(page, part)).toMatchAriaSnapshot(tree);
      if (says === null) expect(await said(page)).toEqual([]);
      else await expect.poll(() => said(page), `${title} says`).toContain(says);
      await expect.poll(() => focused(page), `focus of ${title}`).toBe(focus);
      const found = await levels(page);
      expect(found[0], title).toBe(1);
      expect(
        found.filter((level, at) => level > (found[at - 1] ?? 0) + 1),
        title,
      ).toEqual([]);
      await shopper.findsNothingInTheWay();
    });
  }
});
