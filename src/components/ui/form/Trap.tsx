export const trapName = 'second_address'

/** A field that people neither see, hear nor reach, and that a robot fills in. */
export const Trap = () => (
  <div className="second-address" aria-hidden="true">
    <label>Second address line <input name={trapName} tabIndex={-1} autoComplete="off" /></label>
  </div>
)
