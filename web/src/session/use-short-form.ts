import { useRef, useState } from 'react'
import type { ComponentProps, FormEvent, RefObject } from 'react'
import type * as z from 'zod/mini'
import { checkValues, type FieldProblems } from '../requests/check-values.ts'
import { refusalOf, type FormProblems } from '../requests/show-refusal.ts'
import { useConfig } from '../requests/use-config.ts'

type Values<Name extends string> = Record<Name, string>

interface ShortForm<Name extends string> {
  /** What the form's element takes. */
  readonly form: Pick<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'onChange'> & {
    readonly ref: RefObject<HTMLFormElement | null>
  }
  /** What is wrong with each field. */
  readonly errors: { readonly [Field in Name]?: string | undefined }
  /** Why the server refused it. */
  readonly refusal: FormProblems['root'] | undefined
  readonly sending: boolean
}

/**
 * A form of a few lines of text that a first visit waits for: it does as our other forms do, without the library that they are
 * made with, which would be a tenth of what such a visit loads. What is typed stays in the fields. It is checked against the schema
 * of its request when it is sent, and from then on a field as often as it changes; a schema that does not come leaves it to the
 * server to say what is wrong, and the first field that is wrong has the focus. `names` are the names of the inputs, in their
 * order on the screen. Source: specification section 8.
 */
export function useShortForm<Name extends string>(
  names: readonly Name[],
  schema: () => Promise<z.ZodMiniType<Values<Name>>>,
  send: (values: Values<Name>) => Promise<unknown>,
): ShortForm<Name> {
  const { support_email } = useConfig()
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<ShortForm<Name>['errors']>({})
  const [refusal, setRefusal] = useState<FormProblems['root']>()
  const [submitted, setSubmitted] = useState(false)
  const [sending, setSending] = useState(false)

  const input = (name: string) => ref.current?.elements.namedItem(name) as HTMLInputElement | null

  const typed = () => Object.fromEntries(names.map((name) => [name, input(name)?.value ?? ''])) as Values<Name>

  function show(problems: FieldProblems) {
    setErrors(problems as ShortForm<Name>['errors'])
    const first = names.find((name) => problems[name] !== undefined)
    if (first !== undefined) input(first)?.focus()
  }

  async function submit() {
    setSending(true)
    setRefusal(undefined)
    const { values, problems } = await checkValues(schema, typed())
    setSubmitted(true)
    show(problems)
    if (values !== null) {
      try {
        await send(values)
      } catch (problem) {
        const refused = refusalOf(names, problem, support_email)
        setRefusal(refused?.root)
        if (refused !== null) show(Object.fromEntries(refused.fields))
      }
    }
    setSending(false)
  }

  async function checkAgain(name: Name) {
    const { problems } = await checkValues(schema, typed())
    setErrors((before) => ({ ...before, [name]: problems[name] }))
  }

  return {
    form: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void submit()
      },
      onChange: (event: FormEvent<HTMLFormElement>) => {
        const name = names.find((one) => input(one) === event.target)
        if (submitted && name !== undefined) void checkAgain(name)
      },
    },
    errors,
    refusal,
    sending,
  }
}
