// The font's letters, and line breaks. Others would be drawn as wrong signs, one over the other.
const DRAWN =
  /[\t\n\r -~\u00A0-\u00AC\u00AE-\u0113\u0116-\u012B\u012E-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u0161\u0164\u0165\u016A-\u017E\u0218-\u021B\u1E80-\u1E85\u1E9E\u1EF2\u1EF3\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2039\u203A\u20AC\u2122\u2190-\u2193\u2212\u2260\u2264\u2265]/u

/**
 * Text that the page's font can draw: unknown letters lose their accents (ễ is e), other scripts become question marks;
 * emojis and invisible signs are removed.
 */
export function printableText(text: string): string {
  return Array.from(text.normalize('NFC'), (sign) => (DRAWN.test(sign) ? sign : plain(sign))).join('')
}

function plain(sign: string): string {
  const base = Array.from(sign.normalize('NFKD'))
    .filter((part) => DRAWN.test(part))
    .join('')
  if (base !== '') return base
  return /[\p{L}\p{N}]/u.test(sign) ? '?' : /\p{Z}/u.test(sign) ? ' ' : ''
}
