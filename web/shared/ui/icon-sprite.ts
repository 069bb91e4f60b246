const DRAWINGS = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-4.4 3.6-7 8-7s8 2.6 8 7"/>',
  bag: '<path d="M5 8h14l1 13H4z"/><path d="M9 10V6.500a3 3 0 0 1 6 0V10"/>',
  heart:
    '<path d="M12 20.500S3 15 3 8.800A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9 2.300C21 15 12 20.500 12 20.500z"/>',
  menu: '<path d="M3 7h18M3 12h18M3 17h18"/>',
  close: '<path d="M5 5l14 14M19 5L5 19"/>',
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  play: '<path d="M7 4l13 8-13 8z"/>',
  chevron: '<path d="M5 9l7 7 7-7"/>',
  plus: '<path d="M12 4v16M4 12h16"/>',
  minus: '<path d="M4 12h16"/>',
  check: '<path d="M4 12.500l5.5 5.500L20 7"/>',
  truck:
    '<path d="M2 6h12v11H2zM14 10h4l4 4v3h-8z"/><circle cx="7" cy="18" r="2"/><circle cx="18" cy="18" r="2"/>',
  shield: '<path d="M12 3l8 3v6c0 5-3.5 8-8 9.500C7.5 20 4 17 4 12V6z"/><path d="M8.5 12l2.5 2.5 4.5-5"/>',
  filter:
    '<path d="M3 7h9M18 7h3M3 17h3M12 17h9"/><circle cx="15" cy="7" r="2.5"/><circle cx="9" cy="17" r="2.5"/>',
  alert: '<path d="M12 3l9.5 17h-19z"/><path d="M12 10v4.500M12 17v.5"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7v.5"/>',
  trash: '<path d="M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14"/>',
  print: '<path d="M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z"/>',
  star: '<path d="M12 2.500l2.9 6.2 6.6.8-4.9 4.6 1.3 6.700L12 17.500l-5.9 3.3 1.3-6.700L2.5 9.500l6.6-.8z"/>',
  return: '<path d="M8 5L3 10l5 5"/><path d="M3 10h11a6 6 0 0 1 0 12h-2"/>',
  box: '<path d="M3 7l9-4 9 4v10l-9 4-9-4z"/><path d="M3 7l9 4 9-4M12 11v10"/>',
  tool: '<path d="M14 4.500a5 5 0 0 0-4.5 7L3 18l3 3 6.5-6.500a5 5 0 0 0 6.8-6L16 11.5 12.5 8 15.8 4.800z"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5.500l3.5 2"/>',
  card: '<path d="M2.5 5h19v14h-19zM2.5 10h19M6 15h4"/>',
  download: '<path d="M12 4v11M7 10.500l5 5 5-5M4 20h16"/>',
  theme: '<circle cx="12" cy="12" r="8.5"/><path d="M12 3.500v17M15 4v16M18 6v12"/>',
} as const;

/** Box of 24, stroke 1.5, square caps. */
export type IconName = keyof typeof DRAWINGS;

/** `<symbol>`s, once per document, outside React's root. */
export const ICON_SPRITE = `<svg width="0" height="0" class="absolute" aria-hidden="true">${Object.entries(
  DRAWINGS,
)
  .map(([name, drawing]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${drawing}</symbol>`)
  .join('')}</svg>`;
