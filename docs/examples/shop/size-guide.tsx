import type { SizeGuideQuery } from './generated/graphql.ts';

type Rows = NonNullable<SizeGuideQuery['product']>['sizeGuide'];

/** Above the button that puts the product into the cart. */
export function SizeGuide({ rows, title }: { rows: Rows; title: string }) {
  const [head, ...body] = rows;
  if (!head) return null;
  return (
    <details className="size-guide">
      <summary>{title}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{head.label}</th>
            {head.values.map((value) => (
              <th key={value} scope="col">
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, column) => (
                <td key={head.values[column]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
