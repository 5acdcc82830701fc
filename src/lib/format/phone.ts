/** A number of the United Kingdom as links have it: `020 7946 0115` → `+442079460115`. */
export const dialled = (phone: string) => phone.replaceAll(' ', '').replace(/^0/, '+44')

/** A number of the United Kingdom as readers in any country dial it: `020 7946 0112` → `+44 20 7946 0112`. */
export const internationalPhone = (phone: string) => phone.replace(/^0/, '+44 ')
