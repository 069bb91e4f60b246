import { darken, lighten } from './colour.ts';

/** Offset 0 to 1, colour, opacity 0 to 1 (1 when absent). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A number with at most two decimals, as it is written into SVG. */
export const fixed = (value: number): number => Math.round(value * 100) / 100;

/** Collects the definitions (gradients, blurs, clips) of one SVG; ids are counted per drawing. */
export class Drawing {
  #definitions = '';
  #count = 0;
  readonly #blurs = new Map<number, string>();

  #id(): string {
    this.#count += 1;
    return `k${this.#count}`;
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  }

  /** A linear gradient from one point to another, as a paint. */
  lin(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const id = this.#id();
    this.#definitions += `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}">${this.#stops(stops)}</linearGradient>`;
    return `url(#${id})`;
  }

  /** A radial gradient round a centre, seen from a focus, as a paint. */
  rad(stops: readonly Stop[], cx: number, cy: number, r: number, fx = cx, fy = cy): string {
    const id = this.#id();
    this.#definitions += `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${fixed(cx)}" cy="${fixed(cy)}" r="${fixed(r)}" fx="${fixed(fx)}" fy="${fixed(fy)}">${this.#stops(stops)}</radialGradient>`;
    return `url(#${id})`;
  }

  /** A blur of so many pixels, as an attribute. */
  blur(deviation: number): string {
    let id = this.#blurs.get(deviation);
    if (id === undefined) {
      id = this.#id();
      this.#blurs.set(deviation, id);
      this.#definitions += `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
    }
    return `filter="url(#${id})"`;
  }

  /** A clip along a path, as an attribute. */
  clip(path: string): string {
    const id = this.#id();
    this.#definitions += `<clipPath id="${id}"><path d="${path}"/></clipPath>`;
    return `clip-path="url(#${id})"`;
  }

  /** The coloured ground; behind a standing object it has a soft horizon. */
  ground(colour: string, width: number, height: number, standing: boolean): string {
    const fill = this.lin(
      [
        [0, lighten(colour, 0.12)],
        [0.5, colour],
        [1, darken(colour, 0.022)],
      ],
      0,
      0,
      width * 0.8,
      height,
    );
    const plain = `<rect width="${width}" height="${height}" fill="${fill}"/>`;
    if (!standing) return plain;
    const horizon = this.lin(
      [
        [0, '#000', 0],
        [0.48, '#000', 0.014],
        [0.66, '#fff', 0.07],
        [1, '#fff', 0.05],
      ],
      0,
      0,
      0,
      height,
    );
    return `${plain}<rect width="${width}" height="${height}" fill="${horizon}"/>`;
  }

  /** The whole SVG with what was drawn. */
  svg(width: number, height: number, content: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.#definitions}</defs>${content}</svg>`;
  }
}
