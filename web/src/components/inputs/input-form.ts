import type { InputPath, InputValue } from '@homeyield/domain/calculation/input-path'
import { createContext, use, useSyncExternalStore } from 'react'

/** What a form gives its inputs; a path is that of the table of inputs (decision 24). */
export interface InputForm {
  readonly subscribe: (listener: () => void) => () => void
  readonly isReadonly: () => boolean
  /** As given; null or undefined without. */
  readonly valueAt: (path: InputPath) => unknown
  /** Null returns an input to its default. */
  readonly setValue: (path: InputPath, value: InputValue | null) => void
  /** Whether it differs from the calculation, in a scenario. */
  readonly isChanged: (path: InputPath) => boolean
  readonly problemAt: (path: InputPath) => string | null
  /** Sets or clears why what was typed is no value. */
  readonly setProblem: (path: InputPath, problem: string | null) => void
}

export const InputFormContext = createContext<InputForm | null>(null)

interface Input {
  readonly value: unknown
  readonly problem: string | null
  readonly readonly: boolean
  readonly changed: boolean
  readonly setValue: (value: InputValue | null) => void
  readonly setProblem: (problem: string | null) => void
}

/** An input of the form around it. */
export function useInput(path: InputPath): Input {
  const form = use(InputFormContext)
  if (form === null) throw new Error('useInput needs an InputFormContext')
  return {
    value: useFormState(form, () => form.valueAt(path)),
    problem: useFormState(form, () => form.problemAt(path)),
    readonly: useFormState(form, form.isReadonly),
    changed: useFormState(form, () => form.isChanged(path)),
    setValue: (value) => form.setValue(path, value),
    setProblem: (problem) => form.setProblem(path, problem),
  }
}

function useFormState<Selected>({ subscribe }: InputForm, select: () => Selected): Selected {
  return useSyncExternalStore(subscribe, select, select)
}
