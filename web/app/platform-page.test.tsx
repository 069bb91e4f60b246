import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testShopper } from '../testing/shopper.tsx';
import { PlatformPage } from './platform-route.tsx';

test('the platform page shows the endpoint and the URL of each language', () => {
  const { shop, open } = testShopper();
  open(<PlatformPage />);
  expect(screen.getByText(`${shop.publicUrl}/graphql`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'GraphQL-Schema ansehen' }).getAttribute('href')).toBe(
    '/schema.graphql',
  );
  const languages = within(screen.getByRole('table', { name: 'Sprache' }));
  for (const { label, pathPrefix } of shop.languages) {
    const row = languages.getByRole('rowheader', { name: new RegExp(`^${label}`) }).closest('tr');
    expect(row?.textContent).toContain(`${shop.publicUrl}${pathPrefix}/`);
  }
});
