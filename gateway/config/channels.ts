import { readFileSync } from 'node:fs';
import { isObject, type Json } from '../lib/json.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts';
import { VARIABLES } from './variables.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** Name of a channel, a label of logs and metrics. */
export const CHANNEL_NAME = /^[a-z][a-z\d-]{0,30}$/;
/** In lower case without a port. */
export const CHANNEL_HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/;

/**
 * Reads the configuration of every channel in the file of `KONTOR_CHANNELS`, over the environment, or of the only one.
 * @throws ConfigurationError with the mistakes of all channels
 */
export function readConfigurations(values: Values): readonly [Configuration, ...Configuration[]] {
  const file = values['KONTOR_CHANNELS']?.trim();
  if (!file) return [readConfiguration(values)];
  const perChannel: [channel: string, mistake: string][] = [];
  const channels = Object.entries(channelsIn(file));
  const configurations = channels.flatMap(([name, entry]) => {
    try {
      return readChannel(values, name, entry);
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      for (const mistake of error.mistakes) perChannel.push([name, mistake]);
      return [];
    }
  });
  const isCommon = (mistake: string) =>
    channels.length > 1 && perChannel.filter(([, one]) => one === mistake).length === channels.length;
  const mistakes = perChannel.map(([name, mistake]) =>
    isCommon(mistake) ? mistake : `KONTOR_CHANNELS: ${name}: ${mistake}`,
  );
  mistakes.push(...sharedHosts(configurations));
  const [first, ...rest] = configurations;
  if (mistakes.length > 0 || first === undefined) throw new ConfigurationError([...new Set(mistakes)]);
  return [first, ...rest];
}

function channelsIn(file: string): Json {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new ConfigurationError([`KONTOR_CHANNELS: ${file} ${reason}`]);
  }
  const channels = isObject(content) ? content['channels'] : null;
  if (!isObject(channels) || Object.keys(channels).length === 0)
    throw new ConfigurationError([`KONTOR_CHANNELS: ${file} has no object "channels" with a channel`]);
  return channels;
}

/** Variables of a channel; other JSON values than texts are printed, such as numbers and `CONSENT_GROUPS`. */
function readChannel(values: Values, name: string, entry: unknown): Configuration {
  const { hosts = [], ...settings } = isObject(entry) ? entry : {};
  const mistakes = Object.keys(settings).flatMap(mistakeOf);
  if (!CHANNEL_NAME.test(name)) mistakes.push('a name has lower-case letters, digits and -');
  if (!settings['PUBLIC_URL']) mistakes.push('PUBLIC_URL is needed');
  const names = Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
  if (!Array.isArray(hosts) || names.length < hosts.length || !names.every((host) => CHANNEL_HOST.test(host)))
    mistakes.push('hosts must be names in lower case without a port');
  if (mistakes.length > 0) throw new ConfigurationError(mistakes);
  const texts = Object.entries(settings).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const publicHost = URL.parse(String(settings['PUBLIC_URL']))?.hostname ?? '';
  return readConfiguration(
    { ...values, ...Object.fromEntries(texts) },
    { name, hosts: [...new Set([publicHost, ...names])] },
  );
}

function mistakeOf(key: string): string[] {
  const variable = VARIABLES.get(key);
  if (variable === undefined) return [`${key} is no variable of the gateway`];
  return variable.perProcess ? [`${key} belongs to the environment`] : [];
}

function sharedHosts(configurations: readonly Configuration[]): string[] {
  const hosts = configurations.flatMap(({ channel }) => channel?.hosts ?? []);
  const repeated = new Set(hosts.filter((host, index) => hosts.indexOf(host) < index));
  return [...repeated].map((host) => `KONTOR_CHANNELS: several channels have the host ${host}`);
}
