/**
 * The borders of the house (CONTRIBUTING.md, "The map"): what a folder may import, type imports included.
 * `npm run borders` checks them.
 */
const gateway = (folders) => `^gateway/(?:${folders})/`;

/** In the gateway each storey knows only those below it. */
const storey = (name, above) => ({
  name: `gateway-${name}`,
  comment: `gateway/${name}/ knows nothing of ${above.replaceAll('|', '/, ')}/.`,
  severity: 'error',
  from: { path: gateway(name), pathNot: '\\.test\\.ts$' },
  to: { path: `${gateway(above)}|^gateway/[^/]+\\.ts$` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'No two files need each other, not even for a type.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    storey('lib', 'config|platform|shopware|domains|plugins|http'),
    storey('platform', 'config|shopware|domains|plugins|http'),
    storey('shopware', 'domains|plugins|http'),
    storey('domains', 'plugins|http'),
    storey('config', 'platform|shopware|domains|plugins|http'),
    storey('plugins', 'http'),
    {
      name: 'gateway-domains-sideways',
      comment: 'A domain uses of another one only what lies in its public/.',
      severity: 'error',
      from: { path: '^gateway/domains/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^gateway/domains/',
        pathNot: ['^gateway/domains/$1/', '^gateway/domains/shared/', '^gateway/domains/[^/]+/public/'],
      },
    },
    {
      name: 'web-shared',
      comment: 'web/shared/ knows neither features/ nor app/.',
      severity: 'error',
      from: { path: '^web/shared/' },
      to: { path: '^web/(?:features|app)/' },
    },
    {
      name: 'web-features',
      comment: 'web/features/ know nothing of app/, which puts them together.',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/app/' },
    },
    {
      name: 'web-features-sideways',
      comment: 'A feature uses of another one only what lies in its public/.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: ['^web/features/$1/', '^web/features/[^/]+/public/'] },
    },
    {
      name: 'no-testing-in-product',
      comment: 'What tests need is not part of the product.',
      severity: 'error',
      from: { path: '^(?:gateway|web)/', pathNot: '\\.test\\.tsx?$|^gateway/testing/|^web/e2e/' },
      to: { path: '^gateway/testing/|^web/e2e/|^sandbox/|^scripts/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/generated/|^sandbox/' },
  },
};
