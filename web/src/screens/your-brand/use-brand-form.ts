import { type Brand, brandConflictSchema, type ReplaceBrandBody } from '@homeyield/contract/brand'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api-client/call.ts'
import { brandQuery } from '../../api-client/queries.ts'
import { RequestProblem } from '../../api-client/request-problem.ts'
import { setFlash } from '../../messages/flash.ts'
import { currentAccount, signedOutByUser } from '../../session/session.ts'
import { forgetUnsavedInput, readUnsavedInput, storeUnsavedInput } from '../../session/unsaved-input.ts'
import { onTokenChange } from '../../storage/token-store.ts'
import { type BrandProblems, inputOf, problemsOf, toBody, type TypedBrand, typedFrom, typedOf } from './typed-brand.ts'

const FORM = 'brand'

/** Saves a whole brand. Throws RequestProblem. */
export function useSaveBrand() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ReplaceBrandBody) => call('replaceBrand', { body }),
    onSuccess: (saved) => queryClient.setQueryData(brandQuery.queryKey, saved),
  })
}

/** What is typed, its problems, and how it is saved; `brand` is as it was read last. */
export function useBrandForm(brand: Brand) {
  const queryClient = useQueryClient()
  const saving = useSaveBrand()
  const [typed, setTyped] = useState(() => typedFrom(readUnsavedInput(FORM)) ?? typedOf(brand))
  const [refused, setRefused] = useState<{ readonly problems: BrandProblems; readonly attempt: number }>({
    problems: {},
    attempt: 0,
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused.attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused.attempt])
  // If the session ends, the input is stored until the person is back.
  useEffect(() => {
    forgetUnsavedInput()
    return onTokenChange(() => {
      if (currentAccount() !== null || signedOutByUser()) return
      const input = inputOf(typed, brand)
      if (input !== null) storeUnsavedInput(FORM, input)
    })
  }, [typed, brand])

  const refuse = (problems: BrandProblems) => setRefused(({ attempt }) => ({ problems, attempt: attempt + 1 }))

  function save(read: Brand = brand) {
    const body = toBody(typed, read)
    const problems = problemsOf(body)
    if (Object.keys(problems).length > 0) return refuse(problems)
    saving.mutate(body, {
      onSuccess(saved) {
        // What was typed since stays.
        setTyped((now) => (now === typed ? typedOf(saved) : now))
        setRefused({ problems: {}, attempt: 0 })
        setFlash({ kind: 'success', text: 'Your brand was saved.' })
      },
      onError(problem) {
        if (problem instanceof RequestProblem) refuse(problem.fields)
      },
    })
  }

  /** Changes what is typed. A problem goes with the field at its path. */
  function change(changed: Partial<TypedBrand>, ...paths: readonly string[]) {
    setTyped((now) => ({ ...now, ...changed }))
    setRefused(({ problems, attempt }) => ({
      attempt,
      problems: Object.fromEntries(Object.entries(problems).filter(([path]) => !paths.includes(path))),
    }))
  }

  function takeTheirs(current: Brand) {
    queryClient.setQueryData(brandQuery.queryKey, current)
    setTyped(typedOf(current))
    saving.reset()
  }

  return { form, typed, problems: refused.problems, saving, change, save, takeTheirs }
}

/** The other version from a 409; null for any other problem. */
export function readBrandConflict(problem: unknown): Brand | null {
  if (!(problem instanceof RequestProblem) || problem.status !== 409) return null
  return brandConflictSchema.safeParse(problem.body).data?.brand ?? null
}
