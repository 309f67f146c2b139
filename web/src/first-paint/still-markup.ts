/** What names something, leads somewhere, or has a browser or a screen reader take part. */
const MEANING =
  / (?:aria-(?:controls|describedby|labelledby|label|live)|auto\w+|for|id|list|name|role|type="(?:email|password)")(?:="[^"]*")?(?=[\s/>])/giu

/**
 * Rendered markup as a picture: it looks the same, but leads nowhere, asks for no password and has no name that the screen's own has.
 * Styles wait in `data-style` for begin.ts: the content security policy lets none stand in the markup.
 */
export function stillMarkup(markup: string): string {
  return markup.replaceAll(/<[a-z][^>]*>/gu, (tag) =>
    tag.replaceAll(MEANING, '').replaceAll(' style="', ' data-style="'),
  )
}
