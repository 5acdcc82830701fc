/** A link that opens a letter with its subject and first lines written. Line breaks become CRLF, as RFC 6068 asks. */
export const mailTo = (address: string, subject: string, body: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
