const example = 'smtps://name:password@smtp.example.com:465'

/**
 * What is wrong with a mail server's address, or null. The message never repeats the address, which contains a
 * password.
 */
export function smtpUrlFault(address: string): string | null {
  if (!URL.canParse(address) || !/^smtps?:$/.test(new URL(address).protocol) || !new URL(address).hostname)
    return `is no mail server’s address; one looks like ${example}`
  return null
}

/** The port that nodemailer uses. */
const smtpPort = ({ protocol, port }: URL) => Number(port) || (protocol === 'smtps:' ? 465 : 587)

/** The same for hosted projects, which block the ports 25 and 587. No mail server relays for them without a sign-in. */
export function hostedSmtpUrlFault(address: string): string | null {
  const fault = smtpUrlFault(address)
  if (fault) return fault
  const url = new URL(address)
  if (!url.username || !url.password) return `holds no user or no password; one looks like ${example}`
  const port = smtpPort(url)
  if (port !== 25 && port !== 587) return null
  return (
    `leads to port ${port}, which Supabase closes for Edge Functions; ` +
    `take your mail provider’s port 465 or 2465, as in ${example}`
  )
}
