import { unbrokenUnits } from './unbroken-units.ts';

export interface Property {
  key: string;
  label: string;
  values: readonly string[];
  unit?: string | null | undefined;
}

export function PropertyTable({ properties, label }: { properties: readonly Property[]; label: string }) {
  return (
    <table className="table" aria-label={label}>
      <tbody>
        {properties.map(({ key, label: name, values, unit }) => (
          <tr key={`${key}${name}`}>
            <th scope="row">{name}</th>
            <td>{[unbrokenUnits(values.join(' · ')), unit].filter(Boolean).join('\u00a0')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
