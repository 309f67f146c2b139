/** Whether a text is a colour as `#rrggbb`. */
export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/iu.test(text)
}
