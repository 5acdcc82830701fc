/** Says on the sheets (PrintedFoot) on which day they are printed. */
addEventListener('beforeprint', () => {
  const line = document.querySelector('[data-printed]')
  if (line) line.textContent = `Printed on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}`
})
