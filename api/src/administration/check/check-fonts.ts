import { languagesOf } from '../../config/document-languages.ts'
import { type Finding, ok, open, problem, warning } from '../../payment-setup/finding.ts'

/** Checks that PDFs can be printed in the languages of documents. `areInstalled`: those of Chinese, Japanese and Korean. */
export function checkFonts(
  areInstalled: boolean,
  { NODE_ENV: environment, DOCUMENT_LANGUAGES: languages = '' }: Readonly<Record<string, string | undefined>>,
): Finding {
  if (areInstalled) return ok('Fonts', 'PDFs print Chinese, Japanese and Korean.')
  const message = 'those of Chinese, Japanese and Korean are not installed (npm ci --prefix fonts)'
  if (languagesOf(languages).includes('zh'))
    return problem('Fonts', `${message}, and DOCUMENT_LANGUAGES has zh: its PDFs cannot be read.`)
  return (environment === 'production' ? warning : open)('Fonts', `${message}: PDFs have [Chinese] for such a name.`)
}
