/** Some columns of a row, each read by the same function. */
export const readColumns = <Row, Column extends keyof Row & string, Value>(
  row: Row,
  columns: readonly Column[],
  read: (value: Row[Column]) => Value,
) => Object.fromEntries(columns.map((column) => [column, read(row[column])])) as Record<Column, Value>
