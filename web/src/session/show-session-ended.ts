import { setFlash } from '../messages/flash.ts'
import { paths } from '../paths.ts'

/** Shows on the next screen, which is /signin, why the person is there. `path` is where they were. */
export function showSessionEnded(path: string): void {
  const stored = storesInput(path) ? ': what you entered is kept' : ''
  setFlash({ kind: 'error', text: `Your session has ended. Sign in to continue${stored}.` })
}

// The calculator stores a draft, the forms of account and brand their unsaved input. Other screens have only passwords to enter.
function storesInput(pathname: string): boolean {
  return [paths.calculator, paths.editAccount, paths.yourBrand].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  )
}
