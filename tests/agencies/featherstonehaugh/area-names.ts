/** The areas of this invented agency. Walthamstow is outside the drawn map. */
export const areaNames: readonly string[] = ['Clapham', 'Deptford', 'Hackney', 'Stratford', 'Walthamstow']
