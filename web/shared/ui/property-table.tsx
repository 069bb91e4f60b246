/** A named value with one or more values. */
interface Row {
  key: string;
  label: string;
  values: readonly string[];
  unit?: string | null | undefined;
}

/** Named values as a table with row heads. */
export function PropertyTable({ properties, label }: { properties: readonly Row[]; label: string }) {
  return (
    <table className="table" aria-label={label}>
      <tbody>
        {properties.map(({ key, label: name, values, unit }) => (
          <tr key={`${key}${name}`}>
            <th scope="row">{name}</th>
            <td>{[values.join(', '), unit].filter(Boolean).join('\u00a0')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
