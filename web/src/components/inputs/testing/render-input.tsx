import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { valueAt, withValueAt } from '@homeyield/domain/fields/value-at'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { InputFormContext } from '../input-form.ts'
import type { InputForm } from '../input-form.ts'

interface Given {
  readonly form?: Partial<CalculationInputs>
  readonly problems?: Readonly<Record<string, string>>
  readonly readonly?: boolean
  readonly changed?: boolean
}

/** Renders inputs in a form without rules of its own; `at` has the value at a path now. */
export function renderInput(input: ReactNode, { form, problems, readonly = false, changed = false }: Given = {}) {
  let state: { readonly form: CalculationInputs; readonly problems: Readonly<Record<string, string | null>> } = {
    form: { ...NOTHING_GIVEN, ...form },
    problems: { ...problems },
  }
  const listeners = new Set<() => void>()
  const update = (next: Partial<typeof state>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const inputForm: InputForm = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isReadonly: () => readonly,
    isChanged: () => changed,
    valueAt: (path) => valueAt(state.form, path),
    setValue: (path, value) =>
      update({ form: withValueAt(state.form, path, value), problems: { ...state.problems, [path]: null } }),
    problemAt: (path) => state.problems[path] ?? null,
    setProblem: (path, problem) => update({ problems: { ...state.problems, [path]: problem } }),
  }
  const rendered = render(<InputFormContext value={inputForm}>{input}</InputFormContext>)
  return { ...rendered, user: userEvent.setup(), at: inputForm.valueAt }
}
