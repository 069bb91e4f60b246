/** Import boundaries (CONTRIBUTING, "Map"). Run by `npm run lint`. */

const TESTS = '\\.(?:test|e2e|journey|setup)\\.tsx?$|/(?:testing|e2e)/';

/** A rule that code in `from` must not import `to`; tests are exempt. */
const forbid = (name, from, to, options = {}) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: to, ...options },
});

const GATEWAY_LAYERS = ['lib', 'config', 'platform', 'shopware', 'domains', 'plugins', 'http'];

/** Each layer of the gateway imports lower layers only; `platform` does not depend on `config`. */
const gatewayLayers = GATEWAY_LAYERS.slice(0, -1).map((layer, index) => {
  const upper = [...GATEWAY_LAYERS.slice(index + 1), ...(layer === 'platform' ? ['config'] : [])];
  return forbid(`gateway-${layer}`, `^gateway/${layer}/`, `^gateway/(?:(?:${upper.join('|')})/|app\\.ts)`);
});

const SANDBOX_LAYERS = ['shops', 'state', 'protocol', 'rules', 'routes', 'server'];

const sandboxLayers = SANDBOX_LAYERS.slice(0, -1).map((layer, index) => {
  const upper = SANDBOX_LAYERS.slice(index + 1).join('|');
  return forbid(
    `sandbox-${layer}`,
    `^sandbox/${layer}/`,
    `^sandbox/(?:(?:${upper})/|sandbox\\.ts|main\\.ts)`,
  );
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    forbid('no-test-code', '^(?:gateway|web|sandbox)/', '/testing/'),
    forbid('web', '^web/', '^(?:gateway|sandbox|scripts)/'),
    forbid('web-shared', '^web/shared/', '^web/(?:features|app)/'),
    forbid('web-features', '^web/features/', '^web/app/'),
    forbid('web-feature-internals', '^web/features/([^/]+)/', '^web/features/', {
      pathNot: '^web/features/(?:$1|[^/]+/public)/',
    }),
    forbid('gateway', '^gateway/', '^(?:web|sandbox|scripts)/'),
    ...gatewayLayers,
    forbid('gateway-domains-shared', '^gateway/domains/shared/', '^gateway/domains/', {
      pathNot: '^gateway/domains/shared/',
    }),
    forbid('gateway-domain-internals', '^gateway/domains/([^/]+)/', '^gateway/domains/', {
      pathNot: '^gateway/domains/(?:$1|shared|[^/]+/public)/',
    }),
    forbid('sandbox', '^sandbox/', '^(?:web|gateway|scripts|schema)/'),
    ...sandboxLayers,
    forbid('examples', '^examples/', '^(?:gateway|web|sandbox|scripts|schema)/'),
    forbid('scripts', '^scripts/', '^sandbox/', { pathNot: '^sandbox/(?:sandbox\\.ts|shops/)' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|\\.json$|\\.css$|^dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
};
