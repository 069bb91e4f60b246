/** Contract between the gateway and the web client: the theme of a shop. Null values use the storefront's defaults. */
export interface StorefrontTheme {
  readonly light: ThemeColors | null;
  readonly dark: ThemeColors | null;
  /** Path of the logo in dark mode; null to use the shop's logo. */
  readonly darkLogoUrl: string | null;
  /** Typeface, also the fallback while font files load. */
  readonly typeface: Typeface | null;
  /** Preferred to `typeface`. */
  readonly fontFiles: readonly FontFile[];
  /** Corner radius of controls, pictures and boxes. */
  readonly corners: Corners | null;
  /** Aspect ratio of product pictures. */
  readonly pictureFrame: PictureFrame | null;
  /** Fit of product pictures with another aspect ratio. */
  readonly pictureFit: 'CROP' | 'CONTAIN' | null;
  /** Background of product pictures, `#rrggbb`. */
  readonly pictureGround: string | null;
  /** The same in dark mode, lit behind the product; null dims the pictures. */
  readonly darkPictureGround: string | null;
  /** Text colour on pictures, `#rrggbb`. */
  readonly pictureText: string | null;
  readonly density: Density | null;
}

/** Colours as `#rrggbb`. Text has a contrast of at least 4.5:1, controls and accent 3:1. */
export interface ThemeColors {
  /** Page background. */
  readonly ground: string;
  /** Background of quiet areas such as chips. */
  readonly quietGround: string;
  /** Background of disabled and loading areas. */
  readonly strongGround: string;
  readonly text: string;
  readonly secondaryText: string;
  /** Tertiary text such as counts. */
  readonly mutedText: string;
  /** Dividers. */
  readonly line: string;
  /** Borders of controls. */
  readonly control: string;
  /** Background of the primary button. */
  readonly accent: string;
  /** Background of the primary button on hover. */
  readonly activeAccent: string;
  /** Text on the accent. */
  readonly onAccent: string;
  readonly danger: string;
  /** Success and availability. */
  readonly success: string;
  readonly warning: string;
}

/** A WOFF2 file; `weights` as in CSS, e.g. `400` or `100 900`. */
export interface FontFile {
  readonly url: string;
  readonly weights: string;
}

/** Archivo, served by Kontor, or a system typeface. */
export type Typeface = 'ARCHIVO' | 'SANS' | 'SERIF';
export type Corners = 'NONE' | 'SMALL' | 'ROUND';
/** 4:5, 3:4 or 1:1. */
export type PictureFrame = 'PORTRAIT' | 'TALL' | 'SQUARE';
export type Density = 'COMFORTABLE' | 'COMPACT';
