const OF_A_ROW = /“[^”]*”|\d[\d,.]*|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/gu

/** A question without the text, the figures and the days of its row: rows with the same one may be answered together. */
export function kindOfQuestion(question: string): string {
  return question.replaceAll(OF_A_ROW, '…')
}
