const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Digits of any script as ASCII digits: `٠٧` and `०७` become `07`. */
export const asciiDigits = (text: string) =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Unicode lists the digits of a script in order, as ten neighbours.
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (isDigit(code - before - 1)) before++
    return String(before % 10)
  })
