/** A number of the United Kingdom as links have it: `020 7946 0115` → `+442079460115`. */
export const dialled = (phone: string) => phone.replaceAll(' ', '').replace(/^0/, '+44')

/** A number of the United Kingdom as readers in any country dial it: `020 7946 0112` → `+44 20 7946 0112`. */
export const internationalPhone = (phone: string) => phone.replace(/^0/, '+44 ')

/** Whether a time zone is a place without numbers of the United Kingdom. Browsers that hide the place report `UTC`. */
export const isAbroad = (timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone) =>
  /^(?!Etc\/|Europe\/(London|Jersey|Guernsey|Isle_of_Man)$).+\//.test(timeZone)

/** A number of the United Kingdom as readers in a time zone, by default the browser's, dial it. */
export const phoneIn = (phone: string, timeZone?: string) => (isAbroad(timeZone) ? internationalPhone(phone) : phone)
