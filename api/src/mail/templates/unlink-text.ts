// Shows nothing and takes no room; mail programs that look for addresses to turn into links do not read across it.
const NON_JOINER = '\u200C'
const ADDRESS_SIGNS = /:(?=\/\/)|(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})|(?<=\S)@(?=\S)/gu

/**
 * What a person typed, so that no mail program makes a link of it: `evil.example` stays as it reads and leads nowhere.
 * Source: provider contract section 6.4, "links stripped".
 */
export function unlinkText(text: string): string {
  return text.replaceAll(ADDRESS_SIGNS, (sign) => `${sign}${NON_JOINER}`)
}
