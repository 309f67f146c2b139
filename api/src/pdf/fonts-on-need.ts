import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where `npm run fonts` installs the fonts of Chinese, Japanese and Korean, 200 MB that few need. */
export const FONTS_ON_NEED = import.meta.resolve('../../../fonts/node_modules/@expo-google-fonts/')

/** Whether Chinese, Japanese and Korean can be printed here. */
export function hasFontsOnNeed(): boolean {
  return existsSync(fileURLToPath(FONTS_ON_NEED))
}
