import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fillGuest } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { expect, PHONE, test } from './test.ts';

/** A step as described in web/e2e/screen-reader.md. */
interface Step {
  readonly title: string;
  readonly part: string;
  /** Null if nothing is announced. */
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

/** Actions by the title of the step in the document. */
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
    // The closing side cart has such a button too.
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
    await shopper.button('checkout.place').waitFor();
  },
  '7. Mistakes': async (shopper) => {
    await shopper.button('checkout.place').focus();
    await shopper.page.keyboard.press('Enter');
    await shopper.see('checkout-errors').waitFor();
  },
  '8. The order': async (shopper) => {
    await fillGuest(shopper);
    await shopper.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    await shopper.field('checkout.terms').check();
    await forget(shopper.page);
    await shopper.button('checkout.place').click();
    await shopper.see('success-order-number').waitFor();
  },
};

/** Records announcements of live regions, except alerts that take the focus and are read for that. */
function listen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const announcements: string[] = [];
    Reflect.set(window, 'announcements', announcements);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live="polite"], [aria-live="assertive"], [role="status"]');
        const text = region?.textContent?.replace(/\s+/g, ' ').trim();
        if (text && announcements.at(-1) !== text) announcements.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const announcements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'announcements'));

function forget(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.get(window, 'announcements').length = 0;
  });
}

/** Root of the accessibility tree of a step. */
const partOf = (page: Page, part: string) =>
  part === 'main' ? page.locator('main') : page.getByRole(part === 'alert' ? 'alert' : 'dialog').first();

/** Role and name of the focused element in the notation of the document. */
async function focused(page: Page): Promise<string> {
  const tag = await page.evaluate(() => document.activeElement?.localName ?? '');
  if (tag === 'body' || tag === 'main') return tag;
  const tree = await page.locator('*:focus').ariaSnapshot();
  return /^- ([^:\n]+)/.exec(tree)?.[1]?.replace(/ \[.+$/, '') ?? '';
}

/** Levels of the visible headings in document order. */
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
      if (says === null) expect(await announcements(page)).toEqual([]);
      else await expect.poll(() => announcements(page), `${title} says`).toContain(says);
      await expect.poll(() => focused(page), `focus of ${title}`).toBe(focus);
      const found = await levels(page);
      expect(found[0], title).toBe(1);
      expect(
        found.filter((level, at) => level > (found[at - 1] ?? 0) + 1),
        title,
      ).toEqual([]);
      await shopper.expectAccessible();
    });
  }
});
