/** The first characters of a text, never half of a sign of two. */
export function cutText(text: string, longest: number): string {
  const cut = text.slice(0, longest)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
