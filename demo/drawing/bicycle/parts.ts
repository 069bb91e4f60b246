/** Drawings of bicycle parts within a square of 100 by 100. */

const STEEL = '#8d949c';
const DARK = '#24272b';

const ring = (radius: number, width: number, colour: string, more = ''): string =>
  `<circle cx="50" cy="50" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

const around = (count: number, piece: (angle: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece((360 / count) * index)).join('');

const turned = (angle: number, content: string): string =>
  `<g transform="rotate(${angle} 50 50)">${content}</g>`;

/** A toothed wheel. */
function gear(radius: number, teeth: number, colour: string): string {
  const tooth = `<rect x="49" y="${50 - radius - 2}" width="2" height="4" rx=".8" fill="${colour}"/>`;
  return ring(radius - 1, 3.5, colour) + around(teeth, (angle) => turned(angle, tooth));
}

export function tyre(colour: string, width: number): string {
  const tread = `<path d="M50 ${50 - 38 - width / 2} l1.6 2 h-3.2 z" fill="#fff" opacity=".35"/>`;
  return ring(38, width, colour) + around(60, (angle) => turned(angle, tread)) + ring(33, 1, STEEL);
}

export function tube(colour: string): string {
  return `${ring(31, 7, colour)}${ring(33, 1, '#fff', 'opacity=".25"')}<path d="M50 77v-14" stroke="${STEEL}" stroke-width="2.2"/><path d="M50 65v-4" stroke="${DARK}" stroke-width="3.4"/>`;
}

export function chain(colour: string): string {
  const links = Array.from({ length: 11 }, (_, index) => {
    const angle = index * 24 + 35;
    return turned(
      angle,
      `<g transform="translate(0 -27)"><rect x="43" y="46" width="14" height="8" rx="4" fill="${index % 2 ? colour : STEEL}"/><circle cx="46" cy="50" r="1.6" fill="#fff"/><circle cx="54" cy="50" r="1.6" fill="#fff"/></g>`,
    );
  });
  return links.join('');
}

export function cassette(colour: string): string {
  return [38, 32, 26.5, 21.5, 17]
    .map((radius, index) => gear(radius, 46 - index * 6, index % 2 ? colour : STEEL))
    .concat(ring(9, 4, DARK))
    .join('');
}

export function crank(colour: string): string {
  const arm = `<path d="M46 50 L47.5 92 a3 3 0 0 0 5 0 L54 50 z" fill="${DARK}"/><circle cx="50" cy="90" r="2" fill="#fff"/>`;
  const spokes = around(5, (angle) => turned(angle, `<path d="M48 50 L49 24 h2 L52 50z" fill="${colour}"/>`));
  return `${gear(28, 40, colour) + spokes + turned(35, arm)}<circle cx="50" cy="50" r="4" fill="${STEEL}"/>`;
}

export function bearing(colour: string): string {
  const ball = '<circle cx="50" cy="27" r="3.6" fill="#d9dde1"/>';
  return (
    ring(23, 13, colour) + around(12, (angle) => turned(angle, ball)) + ring(31, 2, DARK) + ring(15, 2, DARK)
  );
}

export function derailleur(colour: string): string {
  return `<path d="M30 14 L44 40 L70 46 L64 58 L40 52 L22 20z" fill="${colour}"/><path d="M62 50 L54 84 L62 88 L72 56z" fill="${DARK}"/><g transform="translate(35 30) scale(.5)">${gear(17, 12, STEEL)}</g><g transform="translate(33 58) scale(.5)">${gear(17, 12, STEEL)}</g>`;
}

export function cable(colour: string): string {
  return `<path d="M16 70 C16 20 84 20 84 50 S30 92 30 60 S66 40 66 56" fill="none" stroke="${colour}" stroke-width="3.4" stroke-linecap="round"/><path d="M66 56 v18" stroke="${STEEL}" stroke-width="1.2"/><circle cx="66" cy="76" r="2.4" fill="${STEEL}"/>`;
}

export function pads(colour: string): string {
  const pad = `<path d="M18 26 h28 a5 5 0 0 1 5 5 v30 a16 16 0 0 1 -38 0 v-30 a5 5 0 0 1 5 -5z" fill="${STEEL}"/><path d="M19 36 h26 v24 a13 13 0 0 1 -26 0z" fill="${colour}"/><circle cx="32" cy="30" r="2" fill="#fff"/>`;
  return `${pad}<g transform="translate(36 8)">${pad}</g>`;
}

export function rotor(colour: string): string {
  const hole =
    '<rect x="48.6" y="15" width="2.8" height="8" rx="1.4" fill="#fff" transform="rotate(24 50 19)"/>';
  const arm = `<path d="M47 50 L40 24 h5 L53 48z" fill="${colour}"/>`;
  return (
    ring(32, 11, STEEL) +
    around(24, (angle) => turned(angle, hole)) +
    around(6, (angle) => turned(angle, arm)) +
    ring(9, 5, colour)
  );
}

export function brake(colour: string): string {
  const arm = `<path d="M46 82 C18 62 20 30 44 18 L50 24 C34 36 34 56 50 72z" fill="${colour}"/>`;
  return `${arm}<g transform="matrix(-1 0 0 1 100 0)">${arm}</g><circle cx="50" cy="26" r="5" fill="${STEEL}"/><rect x="22" y="70" width="16" height="6" rx="2" fill="${DARK}"/><rect x="62" y="70" width="16" height="6" rx="2" fill="${DARK}"/>`;
}

export function light(colour: string, lens: string): string {
  return `<rect x="26" y="30" width="48" height="40" rx="12" fill="${colour}"/><circle cx="50" cy="50" r="16" fill="${lens}"/><circle cx="50" cy="50" r="10" fill="#fff" opacity=".55"/><rect x="44" y="70" width="12" height="14" rx="2" fill="${DARK}"/>`;
}

export function reflector(colour: string): string {
  const facet = `<path d="M50 50 L46 22 h8z" fill="#fff" opacity=".28"/>`;
  return `<circle cx="50" cy="50" r="30" fill="${colour}"/>${around(12, (angle) => turned(angle, facet))}${ring(30, 3, DARK)}`;
}

export function multitool(colour: string): string {
  const blade = (angle: number, length: number) =>
    `<rect x="26" y="47" width="${length}" height="5" rx="2" fill="${STEEL}" transform="rotate(${angle} 28 50)"/>`;
  return `${blade(-55, 40)}${blade(-30, 44)}${blade(30, 40)}<rect x="20" y="40" width="62" height="20" rx="9" fill="${colour}"/><circle cx="29" cy="50" r="4" fill="#fff"/><circle cx="73" cy="50" r="4" fill="#fff"/>`;
}

export function pump(colour: string): string {
  return `<rect x="45" y="24" width="10" height="58" rx="3" fill="${colour}"/><rect x="30" y="14" width="40" height="6" rx="3" fill="${DARK}"/><rect x="48.5" y="18" width="3" height="10" fill="${STEEL}"/><path d="M34 86 h32 v-5 h-32z" fill="${DARK}"/><path d="M55 74 C74 70 80 56 74 36" fill="none" stroke="${DARK}" stroke-width="2.6"/><circle cx="50" cy="70" r="7" fill="#fff" stroke="${DARK}" stroke-width="2"/>`;
}

export function levers(colour: string): string {
  return [-14, 0, 14]
    .map(
      (angle) =>
        `<path d="M47 16 q3 -4 6 0 l3 62 q-6 12 -12 0z" fill="${colour}" transform="rotate(${angle} 50 92)"/>`,
    )
    .join('');
}

export function stand(colour: string): string {
  return `<path d="M50 20 V66 M50 66 L28 90 M50 66 L72 90 M50 66 V90" stroke="${colour}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M50 22 h22" stroke="${DARK}" stroke-width="5"/><rect x="70" y="14" width="9" height="16" rx="2" fill="${DARK}"/>`;
}

export function bottle(colour: string): string {
  return `<path d="M46 12 h8 v12 l10 12 v48 a6 6 0 0 1 -6 6 h-16 a6 6 0 0 1 -6 -6 v-48 l10 -12z" fill="${colour}"/><rect x="36" y="50" width="28" height="24" fill="#fff" opacity=".85"/><rect x="41" y="57" width="18" height="2.4" fill="${DARK}"/><rect x="41" y="63" width="12" height="2.4" fill="${DARK}"/>`;
}

export function tin(colour: string): string {
  return `<ellipse cx="50" cy="36" rx="28" ry="9" fill="${STEEL}"/><path d="M22 36 v30 a28 9 0 0 0 56 0 v-30 a28 9 0 0 1 -56 0z" fill="${colour}"/><ellipse cx="50" cy="36" rx="20" ry="5.6" fill="#fff" opacity=".4"/>`;
}

export function bag(colour: string): string {
  return `<path d="M22 34 h56 l-6 44 a8 8 0 0 1 -8 7 h-28 a8 8 0 0 1 -8 -7z" fill="${colour}"/><path d="M20 28 h60 a3 3 0 0 1 3 3 v12 h-66 v-12 a3 3 0 0 1 3 -3z" fill="${DARK}"/><rect x="36" y="24" width="5" height="34" fill="${STEEL}"/><rect x="59" y="24" width="5" height="34" fill="${STEEL}"/>`;
}

export function pannier(colour: string): string {
  return `<path d="M12 34 h34 v44 a6 6 0 0 1 -6 6 h-22 a6 6 0 0 1 -6 -6z M54 34 h34 v44 a6 6 0 0 1 -6 6 h-22 a6 6 0 0 1 -6 -6z" fill="${colour}"/><path d="M10 26 h38 v12 h-38z M52 26 h38 v12 h-38z" fill="${DARK}"/><path d="M24 26 v-8 h52 v8" fill="none" stroke="${STEEL}" stroke-width="3"/>`;
}

export function post(colour: string): string {
  return `<rect x="46" y="26" width="8" height="62" rx="2" fill="${colour}"/><path d="M34 18 h32 v6 h-32z" fill="${DARK}"/><path d="M48 46 h4 M48 54 h4 M48 62 h4 M48 70 h4" stroke="#fff" stroke-width="1.2"/>`;
}

export function tape(colour: string): string {
  return `${ring(26, 14, colour)}${ring(26, 14, '#fff', 'opacity=".12" stroke-dasharray="3 4"')}<path d="M57 81 L92 84 V72 L62 72z" fill="${colour}"/>`;
}

/** A whole bicycle, seen from the side. */
export function bicycle(colour: string): string {
  const wheel = (x: number) =>
    `<g transform="translate(${x} 62)"><circle r="21" fill="none" stroke="${DARK}" stroke-width="2.6"/>${Array.from({ length: 14 }, (_, index) => `<path d="M0 0 L0 -20" stroke="${STEEL}" stroke-width=".4" transform="rotate(${(360 / 14) * index})"/>`).join('')}<circle r="2" fill="${DARK}"/></g>`;
  return `${wheel(24)}${wheel(78)}<path d="M24 62 L42 34 H68 L78 62 M42 34 L48 62 L68 34 M48 62 H24 M42 34 L40 27 M68 34 L66 25" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linejoin="round"/><path d="M35 27 h11" stroke="${DARK}" stroke-width="3" stroke-linecap="round"/><path d="M66 25 h-6 M66 25 q8 0 6 6" stroke="${DARK}" stroke-width="2" fill="none"/><circle cx="48" cy="62" r="5" fill="none" stroke="${DARK}" stroke-width="1.6"/>`;
}
