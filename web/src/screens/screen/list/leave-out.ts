import type { ScreeningHome } from '@homeyield/contract/screening'
import { flushSync } from 'react-dom'
import { setFlash } from '../../../messages/flash.ts'
import type { HomeChange } from './list-changes.ts'

/** The heading above all homes, which has the focus where no row is left. */
export const ANSWER = 'answer'

type OnChange = (change: HomeChange, isNow: boolean) => void

/** Leaves a home out, by a button of its row. */
export function leaveOut(home: ScreeningHome, pressed: HTMLElement, onChange: OnChange): void {
  changeRow(pressed, () => onChange({ id: home.id, left_out: true }, false))
  setFlash({ kind: 'success', text: `${home.property} is left out.` })
}

export function putBack(home: ScreeningHome, pressed: HTMLElement, onChange: OnChange): void {
  changeRow(pressed, () => onChange({ id: home.id, left_out: false }, false))
  setFlash({ kind: 'success', text: `${home.property} is back in the list.` })
}

// The row goes with the button: the same button of the next row, or of the one before, takes the focus.
function changeRow(pressed: HTMLElement, change: () => void): void {
  const rows = pressed.closest('table, ul')
  const buttons = [...(rows?.querySelectorAll<HTMLElement>(`[data-action="${pressed.dataset.action}"]`) ?? [])]
  const at = buttons.indexOf(pressed)
  const next = buttons[at + 1] ?? buttons[at - 1]
  flushSync(change)
  const target = next ?? document.getElementById(ANSWER)
  target?.focus()
}
