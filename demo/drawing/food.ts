import { darken, lighten, randomFrom } from './colour.ts';
import { type Drawing, fixed } from './drawing.ts';
import { circle } from './geometry.ts';
import { planShadow } from './light.ts';

export const leaf = (d: Drawing, x: number, y: number, L: number, rot: number, c = '#4f7a3a'): string => {
  const p = `M0 0C${L * 0.34} ${-L * 0.2} ${L * 0.36} ${-L * 0.72} 0 ${-L}C${-L * 0.36} ${-L * 0.72} ${-L * 0.34} ${-L * 0.2} 0 0z`;
  return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(rot)})"><path d="${p}" fill="#1d130c" opacity=".28" transform="translate(4 6)" ${d.blur(3)}/><path d="${p}" fill="${d.lin(
    [
      [0, lighten(c, 0.25)],
      [0.49, c],
      [0.51, darken(c, 0.22)],
      [1, darken(c, 0.05)],
    ],
    -L * 0.3,
    0,
    L * 0.3,
    0,
  )}"/><path d="M0 0V${fixed(-L * 0.92)}" stroke="${lighten(c, 0.45)}" stroke-width="${fixed(Math.max(1, L * 0.025))}" opacity=".7"/>${[0.25, 0.42, 0.58, 0.74].map((t) => `<path d="M0 ${fixed(-L * t)}L${fixed(L * 0.2)} ${fixed(-L * (t + 0.12))}M0 ${fixed(-L * t)}L${fixed(-L * 0.2)} ${fixed(-L * (t + 0.12))}" stroke="${lighten(c, 0.4)}" stroke-width="${fixed(Math.max(0.7, L * 0.012))}" opacity=".5"/>`).join('')}</g>`;
};

export const ball = (
  d: Drawing,
  x: number,
  y: number,
  r: number,
  c: string,
  o: { gl?: number; top?: string } = {},
): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)})"><circle r="${r}" cx="${r * 0.2}" cy="${r * 0.26}" fill="#1d130c" opacity=".32" ${d.blur(Math.max(2, Math.round(r * 0.14)))}/><circle r="${r}" fill="${d.rad(
    [
      [0, lighten(c, 0.42)],
      [0.35, lighten(c, 0.06)],
      [0.75, darken(c, 0.16)],
      [1, darken(c, 0.44)],
    ],
    0,
    0,
    r * 1.05,
    -r * 0.38,
    -r * 0.42,
  )}"/><ellipse cx="${-r * 0.36}" cy="${-r * 0.42}" rx="${r * 0.2}" ry="${r * 0.12}" transform="rotate(-42 ${-r * 0.36} ${-r * 0.42})" fill="#fff" opacity="${o.gl || 0.6}" ${d.blur(Math.max(1, Math.round(r * 0.05)))}/>${o.top || ''}</g>`;

export const tomato = (d: Drawing, x: number, y: number, r: number, c = '#c8321e', rot = 0): string =>
  ball(d, x, y, r, c, {
    gl: 0.75,
    top: `<g transform="rotate(${rot})">${[0, 72, 144, 216, 288].map((a) => `<path d="M0 0C${r * 0.1} ${-r * 0.1} ${r * 0.12} ${-r * 0.34} 0 ${-r * 0.5}C${-r * 0.12} ${-r * 0.34} ${-r * 0.1} ${-r * 0.1} 0 0z" transform="rotate(${a + ((a * 37) % 17) - 8})" fill="#4b6b33"/>`).join('')}<circle r="${r * 0.08}" fill="#6f8f4a"/></g>`,
  });

export const lemon = (d: Drawing, x: number, y: number, r: number): string => {
  let s = `<g transform="translate(${x} ${y})"><circle r="${r}" cx="6" cy="8" fill="#1d130c" opacity=".3" ${d.blur(5)}/><circle r="${r}" fill="#e3b52c"/><circle r="${r * 0.93}" fill="#fbf1cf"/>`;
  for (let i = 0; i < 9; i++)
    s += `<path d="M0 ${-r * 0.08}C${r * 0.2} ${-r * 0.3} ${r * 0.26} ${-r * 0.74} ${r * 0.16} ${-r * 0.84}Q0 ${-r * 0.9} ${-r * 0.16} ${-r * 0.84}C${-r * 0.26} ${-r * 0.74} ${-r * 0.2} ${-r * 0.3} 0 ${-r * 0.08}z" transform="rotate(${i * 40}) scale(.94)" fill="${d.lin(
      [
        [0, '#f7da62'],
        [1, '#e9bf38'],
      ],
      0,
      -r,
      0,
      0,
    )}"/>`;
  return `${s}</g>`;
};

export const garlic = (d: Drawing, x: number, y: number, r: number, rot: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${rot})"><circle r="${r}" cx="8" cy="10" fill="#1d130c" opacity=".3" ${d.blur(7)}/><path d="M0 ${-r * 1.5}C${r * 0.1} ${-r} ${r * 1.05} ${-r * 0.9} ${r} 0C${r * 0.95} ${r * 0.75} ${r * 0.4} ${r} 0 ${r}C${-r * 0.4} ${r} ${-r * 0.95} ${r * 0.75} ${-r} 0C${-r * 1.05} ${-r * 0.9} ${-r * 0.1} ${-r} 0 ${-r * 1.5}z" fill="${d.rad(
    [
      [0, '#fffdf6'],
      [0.6, '#efe6d8'],
      [1, '#c9b8a6'],
    ],
    0,
    0,
    r * 1.2,
    -r * 0.3,
    -r * 0.3,
  )}"/>${[-0.6, -0.25, 0.15, 0.55].map((t) => `<path d="M${t * 6} ${-r * 1.2}C${t * r * 1.3} ${-r * 0.6} ${t * r * 1.4} ${r * 0.4} ${t * r * 0.4} ${r * 0.95}" fill="none" stroke="#a98f8a" stroke-width="2" opacity=".5"/>`).join('')}</g>`;

export const egg = (d: Drawing, x: number, y: number, r: number, c: string, rot: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${rot})"><ellipse rx="${r * 0.8}" ry="${r}" cx="8" cy="10" fill="#1d130c" opacity=".32" ${d.blur(8)}/><path d="M0 ${-r * 1.06}C${r * 0.62} ${-r * 1.06} ${r * 0.82} ${-r * 0.1} ${r * 0.82} ${r * 0.2}C${r * 0.82} ${r * 0.72} ${r * 0.44} ${r} 0 ${r}C${-r * 0.44} ${r} ${-r * 0.82} ${r * 0.72} ${-r * 0.82} ${r * 0.2}C${-r * 0.82} ${-r * 0.1} ${-r * 0.62} ${-r * 1.06} 0 ${-r * 1.06}z" fill="${d.rad(
    [
      [0, lighten(c, 0.7)],
      [0.45, c],
      [1, darken(c, 0.34)],
    ],
    0,
    0,
    r * 1.1,
    -r * 0.3,
    -r * 0.35,
  )}"/></g>`;

export const cloth = (
  d: Drawing,
  x: number,
  y: number,
  w: number,
  h: number,
  c: string,
  rot: number,
  k?: string,
): string => {
  const p = `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z`;
  let s = `<g transform="translate(${x} ${y}) rotate(${rot})">${planShadow(d, p, 0.3)}<path d="${p}" fill="${d.lin(
    [
      [0, lighten(c, 0.2)],
      [1, darken(c, 0.05)],
    ],
    -w / 2,
    -h / 2,
    w / 2,
    h / 2,
  )}"/>`;
  if (k)
    s += [0.1, 0.14, 0.18]
      .map(
        (t) =>
          `<path d="M${-w / 2 + w * t} ${-h / 2}v${h}M${w / 2 - w * t} ${-h / 2}v${h}" stroke="${k}" stroke-width="5" opacity=".85"/>`,
      )
      .join('');
  return `${s}</g>`;
};

export const bowlTop = (d: Drawing, r: number, c: string, fc: string): string =>
  `${planShadow(d, circle(r), 1.5)}<path d="${circle(r)}" fill="${d.lin(
    [
      [0, lighten(c, 0.6)],
      [0.5, c],
      [1, darken(c, 0.25)],
    ],
    -r * 0.7,
    -r * 0.7,
    r * 0.7,
    r * 0.7,
  )}"/><path d="${circle(r - 16)}" fill="${d.lin(
    [
      [0, darken(c, 0.4)],
      [0.5, darken(c, 0.12)],
      [1, lighten(c, 0.4)],
    ],
    -r * 0.7,
    -r * 0.7,
    r * 0.7,
    r * 0.7,
  )}"/><path d="${circle(r * 0.86)}" fill="${fc}"/><path d="${circle(r * 0.86)}" fill="${d.lin(
    [
      [0, '#120d0a', 0.34],
      [0.3, '#120d0a', 0.03],
      [0.8, '#fff', 0.03],
      [1, '#fff', 0.12],
    ],
    -r * 0.62,
    -r * 0.62,
    r * 0.62,
    r * 0.62,
  )}"/>`;

export const seeds = (
  n: number,
  rmax: number,
  sd: number,
  draw: (x: number, y: number, angle: number, random: () => number) => string,
  rmin = 0,
): string => {
  const R = randomFrom(sd);
  let s = '';
  for (let i = 0; i < n; i++) {
    const a = R() * 6.2832,
      q = rmin + (rmax - rmin) * Math.sqrt(R());
    s += draw(q * Math.cos(a), q * Math.sin(a), R() * 360, R);
  }
  return s;
};
