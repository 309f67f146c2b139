import { ensureFontsInstalled, printMessage } from './installation.mjs'

// `npm run fonts`: installs the fonts with which PDFs print Chinese, Japanese and Korean.
try {
  await ensureFontsInstalled()
  printMessage('PDFs print Chinese, Japanese and Korean, from the next start of the server.')
} catch (error) {
  printMessage(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
