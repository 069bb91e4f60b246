import { freePort } from '../../gateway/testing/free-port.ts';
import { largeDemoShop } from '../../gateway/testing/large-demo-shop.ts';
import { WEBHOOK_SECRET } from '../../gateway/testing/purge.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { Controls } from '../../sandbox/server/controls.ts';
import { type DemoShop, loadDemoShop } from '../../sandbox/shops/load.ts';
import { type GatewayUnderTest, startGateway } from '../../scripts/gateway-under-test.ts';
import { sandboxEnvironment } from '../../scripts/sandbox-credentials.ts';

/** Environment variables of a gateway. */
export type GatewaySettings = Readonly<Record<string, string>>;

type Fault = Parameters<Controls['addFault']>[0];

/** All shoppers share one IP address, and a busy machine must not look like a slow Shopware. */
const SETTINGS = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  ATTEMPTS_PER_MINUTE: '1000000',
  MAX_EVENT_LOOP_DELAY_MS: '60000',
  UPSTREAM_TIMEOUT_MS: '12000',
  WEBHOOK_SECRET,
} as const;

/** Variables that replace the sandbox by a real Shopware, with the names that `npm run provision` prints. */
const REAL_SHOPWARE = [
  'SHOPWARE_ENDPOINT',
  'SHOPWARE_ACCESS_TOKEN',
  'SHOPWARE_ADMIN_CLIENT_ID',
  'SHOPWARE_ADMIN_CLIENT_SECRET',
  'FREE_SHIPPING_FROM',
] as const;

/** Undefined if the environment names no Shopware. */
function realShopware(): GatewaySettings | undefined {
  const given = REAL_SHOPWARE.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return process.env['SHOPWARE_ENDPOINT'] === undefined ? undefined : Object.fromEntries(given);
}

/**
 * The built storefront, a gateway in a separate process and a sandbox in memory, one of each per worker. If
 * SHOPWARE_ENDPOINT is set, that Shopware, filled by `npm run provision`, replaces the sandbox.
 */
export class TestShop {
  /** Data of the demo shop. */
  readonly demo: DemoShop;
  /** Undefined for a real Shopware. */
  readonly #sandbox: Sandbox | undefined;
  readonly #settings: GatewaySettings;
  #gateway: GatewayUnderTest;
  #shopwareFailed = false;

  private constructor(
    demo: DemoShop,
    sandbox: Sandbox | undefined,
    settings: GatewaySettings,
    gateway: GatewayUnderTest,
  ) {
    this.demo = demo;
    this.#sandbox = sandbox;
    this.#settings = settings;
    this.#gateway = gateway;
  }

  /**
   * Starts both on free ports.
   * @param demoShop demo shop that the sandbox serves; the same for all shops of a process
   * @param isLarge whether the shop has thousands of generated products
   */
  static async start(demoShop: string, more: GatewaySettings, isLarge = false): Promise<TestShop> {
    process.env['DEMO_SHOP'] = demoShop;
    // The sandbox reads DEMO_SHOP once, at import.
    const { startSandbox } = await import('../../sandbox/sandbox.ts');
    const real = realShopware();
    const sandbox =
      real === undefined
        ? await startSandbox({ port: 0, ...(isLarge && { demo: largeDemoShop() }) })
        : undefined;
    const settings = {
      ...(sandbox === undefined ? real : sandboxEnvironment(sandbox)),
      ...SETTINGS,
      PORT: String(await freePort()),
      ...more,
    };
    return new TestShop(loadDemoShop(demoShop), sandbox, settings, await startGateway(settings));
  }

  /** Origin of the storefront, without a trailing slash. */
  get origin(): string {
    return this.#gateway.origin;
  }

  /** Whether mails can be read and faults set. */
  get hasSandbox(): boolean {
    return this.#sandbox !== undefined;
  }

  get #requiredSandbox(): Sandbox {
    if (this.#sandbox === undefined) throw new Error('This test needs the sandbox: unset SHOPWARE_ENDPOINT');
    return this.#sandbox;
  }

  /** Controls of the sandbox. Failures go through {@link fail} and {@link setMaintenance}. */
  get sandbox(): Omit<Controls, 'addFault'> {
    return this.#requiredSandbox.controls;
  }

  /** Makes the next calls to Shopware whose path contains `path` fail. */
  fail(fault: Fault): void {
    this.#shopwareFailed = true;
    this.#requiredSandbox.controls.addFault(fault);
  }

  setMaintenance(on: boolean): void {
    this.#shopwareFailed = true;
    this.#requiredSandbox.controls.set({ maintenance: on });
  }

  /**
   * Restores the initial state of the sandbox. A gateway that saw Shopware fail is restarted, because its circuit
   * breaker counts the failures of the last ten seconds.
   */
  async reset(): Promise<void> {
    this.#sandbox?.controls.reset();
    if (!this.#shopwareFailed) return;
    await this.#gateway.stop();
    this.#gateway = await startGateway(this.#settings);
    this.#shopwareFailed = false;
  }

  async close(): Promise<void> {
    await this.#gateway.stop();
    await this.#sandbox?.close();
  }
}
