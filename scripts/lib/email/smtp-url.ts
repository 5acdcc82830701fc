const example = 'smtps://name:password@smtp.example.com:465'

/** What is wrong with the address of a mail server, or null. It repeats nothing of it: it holds a password. */
export function smtpUrlFault(address: string): string | null {
  if (!URL.canParse(address) || !/^smtps?:$/.test(new URL(address).protocol) || !new URL(address).hostname)
    return `is no mail server’s address; one looks like ${example}`
  return null
}

/** The port that nodemailer connects to. */
const smtpPort = ({ protocol, port }: URL) => Number(port) || (protocol === 'smtps:' ? 465 : 587)

/** The same for a hosted project, which lets nothing out through the ports 25 and 587. */
export function hostedSmtpUrlFault(address: string): string | null {
  const fault = smtpUrlFault(address)
  if (fault) return fault
  const port = smtpPort(new URL(address))
  if (port !== 25 && port !== 587) return null
  return (
    `leads to port ${port}, which Supabase closes for Edge Functions; ` +
    `take your mail provider’s port 465 or 2465, as in ${example}`
  )
}
