import type { Line, Part } from './calculator'

const Row = ({ line: { label, note, value }, total }: { line: Line; total?: boolean }) => (
  <div className={total ? 'total' : undefined}>
    <dt>
      {label}
      {note && <span className="note">{note}</span>}
    </dt>
    <dd>{value}</dd>
  </div>
)

/** How a figure came about: a table of slices, an account with its total, and the reasons in words. */
export const Parts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ title, table, lines, total, words }) => (
    <section key={title} className="calc-part">
      <h2>{title}</h2>
      {table && (
        <table>
          <caption className="sr-only">{table.caption}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, n) => (
                  <td key={table.columns[n + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
          {table.total && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={table.columns.length - 1}>
                  {table.total[0]}
                </th>
                <td>{table.total[1]}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      {lines && (
        <dl className="timetable">
          {lines.map((line) => (
            <Row key={line.label} line={line} />
          ))}
          {total && <Row line={total} total />}
        </dl>
      )}
      {words?.map((text) => (
        <p key={text} className="calc-why">
          {text}
        </p>
      ))}
    </section>
  ))
