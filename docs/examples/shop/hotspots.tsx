interface Spot {
  x: number;
  y: number;
  name: string;
  path: string;
}

/** What `hotspots` in gateway.ts answers. */
function isHotspots(data: unknown): data is { picture: string; spots: Spot[] } {
  return typeof data === 'object' && data !== null && 'picture' in data && 'spots' in data;
}

export default function Hotspots({ data }: { data: unknown }) {
  if (!isHotspots(data)) return null;
  const { picture, spots } = data;
  return (
    <div className="hotspots">
      <svg viewBox="0 0 100 100">
        <title>{spots.map(({ name }) => name).join(', ')}</title>
        <image href={picture} width="100" height="100" />
        {spots.map(({ x, y, name, path }) => (
          <a key={path} href={path} aria-label={name}>
            <circle cx={x} cy={y} r="3" />
          </a>
        ))}
      </svg>
      <ol>
        {spots.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </div>
  );
}
