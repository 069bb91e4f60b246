import { freePort } from '../../gateway/testing/free-port.ts';
import { largeDemoShop } from '../../gateway/testing/large-demo-shop.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { Controls } from '../../sandbox/server/controls.ts';
import { type DemoShop, loadDemoShop } from '../../sandbox/shops/load.ts';
import { type GatewayUnderTest, startGateway } from '../../scripts/gateway-under-test.ts';
import { sandboxEnvironment } from '../../scripts/sandbox-credentials.ts';

/** Settings of a gateway, by the names of its environment variables. */
export type GatewaySettings = Readonly<Record<string, string>>;

type Fault = Parameters<Controls['addFault']>[0];

/** Limits are tested where they are made: here one address is every shopper, and a busy machine is no slow Shopware. */
const UNLIMITED = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  ATTEMPTS_PER_MINUTE: '1000000',
  MAX_EVENT_LOOP_DELAY_MS: '60000',
  UPSTREAM_TIMEOUT_MS: '12000',
} as const;

/** What a gateway needs to serve the Shopware of the environment instead of a sandbox, as `npm run provision` names it. */
const REAL_SHOPWARE = [
  'SHOPWARE_ENDPOINT',
  'SHOPWARE_ACCESS_TOKEN',
  'SHOPWARE_ADMIN_CLIENT_ID',
  'SHOPWARE_ADMIN_CLIENT_SECRET',
  'FREE_SHIPPING_FROM',
] as const;

/** Undefined where the environment names no Shopware. */
function realShopware(): GatewaySettings | undefined {
  const given = REAL_SHOPWARE.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return process.env['SHOPWARE_ENDPOINT'] === undefined ? undefined : Object.fromEntries(given);
}

/**
 * The built storefront, a gateway in a process of its own, and a sandbox in memory: one of each for a worker. With
 * SHOPWARE_ENDPOINT in the environment it is that Shopware in place of a sandbox, which `npm run provision` filled.
 */
export class TestShop {
  /** What it sells, and to whom. */
  readonly demo: DemoShop;
  /** Undefined in front of a real Shopware. */
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
   * @param demoShop which demo shop the sandbox serves; one for all shops of a process
   * @param isLarge whether it has thousands of generated products
   */
  static async start(demoShop: string, more: GatewaySettings, isLarge = false): Promise<TestShop> {
    process.env['DEMO_SHOP'] = demoShop;
    // Not before the environment says which shop it is: the sandbox reads it once.
    const { startSandbox } = await import('../../sandbox/sandbox.ts');
    const real = realShopware();
    const sandbox =
      real === undefined
        ? await startSandbox({ port: 0, ...(isLarge && { demo: largeDemoShop() }) })
        : undefined;
    const settings = {
      ...(sandbox === undefined ? real : sandboxEnvironment(sandbox)),
      ...UNLIMITED,
      PORT: String(await freePort()),
      ...more,
    };
    return new TestShop(loadDemoShop(demoShop), sandbox, settings, await startGateway(settings));
  }

  /** Where shoppers reach it, without a trailing slash. */
  get origin(): string {
    return this.#gateway.origin;
  }

  /** Whether there is a sandbox, with mails that can be read and faults that can be set. */
  get hasSandbox(): boolean {
    return this.#sandbox !== undefined;
  }

  get #served(): Sandbox {
    if (this.#sandbox === undefined)
      throw new Error('This test needs the sandbox: leave SHOPWARE_ENDPOINT out');
    return this.#sandbox;
  }

  /** Where the sandbox behind it is reached, without a trailing slash. */
  get sandboxOrigin(): string {
    return this.#served.url;
  }

  /** What a test may set and ask of the sandbox. Failures go through {@link fail} and {@link setMaintenance}. */
  get sandbox(): Omit<Controls, 'addFault' | 'setMaintenance'> {
    return this.#served.controls;
  }

  /** The next calls to Shopware whose path contains `path` fail. */
  fail(fault: Fault): void {
    this.#shopwareFailed = true;
    this.#served.controls.addFault(fault);
  }

  setMaintenance(on: boolean): void {
    this.#shopwareFailed = true;
    this.#served.controls.setMaintenance(on);
  }

  /**
   * Makes the shop what it was before the first test: carts, customers, orders, mails, stock, switches, faults. A
   * gateway that saw its Shopware fail is replaced, because its circuit breaker counts the failures of ten seconds.
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
