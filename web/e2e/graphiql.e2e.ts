import { expect, test } from './test.ts';

test.describe('GraphiQL', () => {
  test('loads from the gateway only, documents the schema and runs a query', async ({ shopper, shop }) => {
    const { page } = shopper;
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(shop.origin)) foreign.push(request.url());
    });
    const answer = await page.goto('/graphiql');
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
    // GraphiQL runs queries only after its editors and the schema have loaded.
    for (const name of ['Query Editor', 'Result Window'])
      await expect(page.getByRole('region', { name }).locator('.CodeMirror')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Re-fetch GraphQL schema' })).toBeEnabled();
    // GraphiQL drops some clicks while it starts.
    await expect(async () => {
      await page.getByRole('button', { name: 'Execute query' }).click({ timeout: 5_000 });
      const result = page.getByRole('region', { name: 'Result Window' });
      await expect(result).toContainText('"path": "/kochen/"', { timeout: 5_000 });
    }).toPass();

    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    const explorer = page.getByRole('region', { name: 'Documentation Explorer' });
    await explorer.getByRole('link', { name: 'Query' }).click();
    await expect(explorer).toContainText('navigation');

    expect(foreign).toEqual([]);
  });
});
