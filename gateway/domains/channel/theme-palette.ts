import type { ThemeColors } from '../../../schema/theme-contract.ts';
import {
  type Color,
  contrast,
  hasContrast,
  legible,
  luminance,
  mix,
  nearestLightness,
  shifted,
  withLightness,
} from '../../lib/color.ts';

export type Palette = { readonly [Name in keyof ThemeColors]: Color };

export interface ConfiguredColors {
  readonly ground: Color | null;
  readonly text: Color | null;
  readonly accent: Color | null;
}

/** Receives each configured colour whose lightness was adjusted. */
export type OnAdjusted = (name: keyof ConfiguredColors, why: string) => void;

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT_RATIO = 4.5;
const CONTROL_RATIO = 3;
/** A ground below this luminance is dark: white contrasts more than black. */
const DARK_BELOW = 0.18;
const WHITE: Color = '#ffffff';
const INK: Color = '#171512';
const BLACK: Color = '#000000';

/** The default theme (`web/styles/tokens.css`). */
export const HOUSE: Readonly<Record<'light' | 'dark', Omit<Palette, 'activeAccent' | 'onAccent'>>> = {
  light: {
    ground: '#fbfaf7',
    quietGround: '#f3f0ea',
    strongGround: '#e8e4db',
    text: INK,
    secondaryText: '#4f4a44',
    mutedText: '#6a645c',
    line: '#dcd7cd',
    control: '#857e74',
    accent: INK,
    danger: '#b81e13',
    success: '#2b6544',
    warning: '#7a5200',
  },
  dark: {
    ground: '#151412',
    quietGround: '#1e1c1a',
    strongGround: '#2a2725',
    text: '#f4f0e8',
    secondaryText: '#c4bdb2',
    mutedText: '#a19a8f',
    line: '#35312d',
    control: '#827a70',
    accent: '#f4f0e8',
    danger: '#ff7a6b',
    success: '#7cc499',
    warning: '#e0b45c',
  },
};

const SHARES = {
  light: { quiet: 0.04, strong: 0.08, line: 0.14, control: 0.48, muted: 0.62, secondary: 0.74 },
  dark: { quiet: 0.05, strong: 0.11, line: 0.165, control: 0.52, muted: 0.66, secondary: 0.8 },
} as const;

/** Lightness and maximum chroma in dark mode for a shop that configures only light colours. */
const NIGHT = { groundLightness: 0.2, groundChroma: 0.02, textLightness: 0.95, textChroma: 0.012 };

/** Light and dark colours of a shop; an illegible colour gets another lightness. Null if none is configured. */
export function palettes(
  configured: { readonly light: ConfiguredColors; readonly dark: ConfiguredColors },
  onAdjusted: { readonly light: OnAdjusted; readonly dark: OnAdjusted },
): { readonly light: Palette; readonly dark: Palette } | null {
  const { light, dark } = configured;
  if ([light, dark].every(({ ground, text, accent }) => !ground && !text && !accent)) return null;
  const hue = light.text ?? light.ground;
  const pale = light.ground ?? light.text;
  const night: ConfiguredColors = {
    ground: dark.ground ?? (hue && withLightness(hue, NIGHT.groundLightness, NIGHT.groundChroma)),
    text: dark.text ?? (pale && withLightness(pale, NIGHT.textLightness, NIGHT.textChroma)),
    accent: dark.accent ?? light.accent,
  };
  const report: OnAdjusted = (name, why) => dark[name] && onAdjusted.dark(name, why);
  return { light: palette('light', light, onAdjusted.light), dark: palette('dark', night, report) };
}

function palette(scheme: 'light' | 'dark', configured: ConfiguredColors, onAdjusted: OnAdjusted): Palette {
  const neutral =
    configured.ground || configured.text ? neutrals(scheme, configured, onAdjusted) : HOUSE[scheme];
  const { ground, quietGround } = neutral;
  const house = HOUSE[schemeOf(ground)];
  const grounds = [ground, quietGround];
  const accents = accentsOf(
    configured.accent ?? house.accent,
    ground,
    (why) => configured.accent && onAdjusted('accent', why),
  );
  return {
    ...neutral,
    ...accents,
    danger: legible(house.danger, grounds, TEXT_RATIO),
    success: legible(house.success, grounds, TEXT_RATIO),
    warning: legible(house.warning, grounds, TEXT_RATIO),
  };
}

function neutrals(scheme: 'light' | 'dark', configured: ConfiguredColors, onAdjusted: OnAdjusted) {
  const ground = configured.ground ?? HOUSE[scheme].ground;
  const preferred = configured.text ?? HOUSE[schemeOf(ground)].text;
  const text = legible(preferred, [ground], TEXT_RATIO);
  if (configured.text && text !== preferred)
    onAdjusted('text', contrastReason(contrast(preferred, ground), TEXT_RATIO));
  const share = SHARES[schemeOf(ground)];
  // With little contrast between text and ground, other grounds would be illegible.
  const [room = 0] = [1, 0.5].filter(
    (part) => contrast(text, mix(ground, text, share.strong * part)) >= TEXT_RATIO,
  );
  const quietGround = mix(ground, text, share.quiet * room);
  const strongGround = mix(ground, text, share.strong * room);
  const onAll = (part: number) =>
    legible(mix(ground, text, part), [ground, quietGround, strongGround], TEXT_RATIO);
  return {
    ground,
    quietGround,
    strongGround,
    text,
    secondaryText: onAll(share.secondary),
    mutedText: onAll(share.muted),
    line: mix(ground, text, share.line),
    control: legible(mix(ground, text, share.control), [ground, quietGround], CONTROL_RATIO),
  };
}

/** White text if it is nearly legible, as most shops intend; otherwise dark text. */
function accentsOf(preferred: Color, ground: Color, onAdjusted: (why: string) => void) {
  const bearing = (onAccent: Color) =>
    nearestLightness(
      preferred,
      (color) => hasContrast(color, [ground], CONTROL_RATIO) && hasContrast(color, [onAccent], TEXT_RATIO),
    );
  const inks = contrast(WHITE, preferred) >= CONTROL_RATIO ? [WHITE, INK, BLACK] : [INK, BLACK, WHITE];
  const found = inks.flatMap((onAccent) => {
    const accent = bearing(onAccent);
    return accent === null ? [] : [{ accent, onAccent }];
  });
  const { accent, onAccent } = found[0] ?? {
    accent: legible(preferred, [ground], CONTROL_RATIO),
    onAccent: WHITE,
  };
  if (accent !== preferred)
    onAdjusted(
      hasContrast(preferred, [ground], CONTROL_RATIO)
        ? contrastReason(contrast(onAccent, preferred), TEXT_RATIO, 'the text on it')
        : contrastReason(contrast(preferred, ground), CONTROL_RATIO),
    );
  return { accent, onAccent, activeAccent: shifted(accent, onAccent === WHITE ? -0.08 : 0.06) };
}

function schemeOf(ground: Color): 'light' | 'dark' {
  return luminance(ground) < DARK_BELOW ? 'dark' : 'light';
}

function contrastReason(ratio: number, needed: number, against = 'the ground'): string {
  return `is shown with another lightness: its contrast with ${against} is ${ratio.toFixed(1)} to 1, and ${needed} are needed`;
}

/** Text that is legible on a picture's ground. */
export function textOnPictures(text: Color | null, ground: Color | null): Color {
  const preferred = text && luminance(text) < 0.05 ? text : INK;
  return legible(preferred, [ground ?? WHITE], TEXT_RATIO);
}
