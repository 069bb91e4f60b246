/** An empty pan seen from above: the picture of error and maintenance pages. */
export function PanDrawing() {
  return (
    <svg className="error-drawing" viewBox="0 0 800 860" aria-hidden="true">
      <defs>
        <radialGradient id="pan-floor" cx=".38" cy=".34" r=".8">
          <stop offset="0" stopColor="#56524d" />
          <stop offset="1" stopColor="#1f1d1b" />
        </radialGradient>
        <linearGradient id="pan-rim" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f1efec" />
          <stop offset=".5" stopColor="#8d8983" />
          <stop offset="1" stopColor="#d9d5cf" />
        </linearGradient>
        <linearGradient id="pan-grip" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#47433f" />
          <stop offset=".4" stopColor="#24211f" />
          <stop offset="1" stopColor="#100f0e" />
        </linearGradient>
      </defs>
      <ellipse cx="352" cy="392" rx="262" ry="258" fill="#171512" opacity=".12" />
      <g transform="rotate(-40 330 370)">
        <rect x="312" y="618" width="36" height="92" rx="6" fill="url(#pan-rim)" />
        <rect x="306" y="690" width="48" height="238" rx="22" fill="url(#pan-grip)" />
        <circle cx="330" cy="898" r="9" fill="#e1d7c7" />
      </g>
      <circle cx="330" cy="370" r="256" fill="url(#pan-rim)" />
      <circle cx="330" cy="370" r="248" fill="#2c2926" />
      <circle cx="330" cy="370" r="186" fill="url(#pan-floor)" />
      <path
        d="M150 330a186 186 0 0 1 150-142"
        fill="none"
        stroke="#fff"
        strokeOpacity=".16"
        strokeWidth="10"
        strokeLinecap="round"
      />
    </svg>
  );
}
