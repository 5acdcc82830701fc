import { useEffect } from 'react'

/** Says on the sheets (PrintedFoot) on which day they are printed. */
export const usePrintedDay = () =>
  useEffect(() => {
    const write = () => {
      const line = document.querySelector('[data-printed]')
      if (line) line.textContent = `Printed on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}`
    }
    addEventListener('beforeprint', write)
    return () => removeEventListener('beforeprint', write)
  }, [])
