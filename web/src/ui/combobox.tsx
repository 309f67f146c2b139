import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Field, fieldDescription } from './field.tsx'
import fieldStyles from './field.module.css'
import { selectOnFocus } from './select-on-focus.ts'
import styles from './combobox.module.css'

export interface ComboboxOption {
  readonly id: string
  readonly label: string
  readonly note?: string | undefined
}

interface ComboboxProps<Option extends ComboboxOption> {
  readonly name: string
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly options: readonly Option[]
  readonly onChoose: (option: Option) => void
  /** Called on blur: text that was typed but not chosen may be cleared. */
  readonly onLeave?: (() => void) | undefined
  /** Read by screen readers: the number of results, loading, or none found. Shown where there is no option. */
  readonly status: string
  /** Whether the status is for screen readers alone: what is pressed next stays in its place. */
  readonly quiet?: boolean
  readonly placeholder?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly busy?: boolean
  /** Whether the options belong to the current text: only then does Enter choose the first. */
  readonly settled?: boolean
  /** Takes the focus and shows its options at first. */
  readonly startOpen?: boolean
}

/** A box with suggestions: the ARIA combobox pattern with a list popup. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const {
    name,
    label,
    text,
    onText,
    options,
    onChoose,
    onLeave,
    status,
    placeholder,
    hint,
    error,
    busy,
    quiet = false,
    settled = true,
    startOpen = false,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(startOpen)
  const [active, setActive] = useState(-1)
  const shown = open && options.length > 0
  const at = Math.min(active, options.length - 1)

  function choose(option: Option) {
    setOpen(false)
    setActive(-1)
    onChoose(option)
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      const from = at === -1 && step === -1 ? 0 : at
      const next = options.length === 0 ? -1 : (from + step + options.length) % options.length
      setActive(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && shown && !event.nativeEvent.isComposing) {
      event.preventDefault()
      // Enter must not choose a result of an earlier text.
      const option = options[at === -1 && settled ? 0 : at]
      if (option) choose(option)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
    }
  }

  useEffect(() => (input.current ? selectOnFocus(input.current) : undefined), [])
  useEffect(() => {
    if (startOpen) input.current?.focus()
  }, [startOpen])

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <div className={`flex middle target edged round raised clipped ${fieldStyles.box}`}>
          <input
            ref={input}
            id={id}
            name={name}
            className={`grows full shrinks medium ${fieldStyles.input}`}
            role="combobox"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={text}
            placeholder={placeholder}
            aria-expanded={shown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-busy={busy || undefined}
            aria-describedby={fieldDescription(id, hint, error)}
            onChange={(event) => {
              setOpen(true)
              setActive(-1)
              onText(event.target.value)
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false)
              onLeave?.()
            }}
          />
          {busy ? <span className={`rigid circle ${styles.spinner}`} aria-hidden="true" /> : null}
        </div>
        <div
          className={`card shadow-over ${styles.list}`}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          hidden={!shown}
        >
          {options.map((option, index) => (
            // The focus stays in the box; the keyboard reaches the options through it.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.id}
              id={`${id}-${index}`}
              className={`flex middle between snug target pointer dense pad-bar ${styles.option}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span>{option.label}</span>
              {option.note ? <span className={`quiet ${styles.note}`}>{option.note}</span> : null}
            </div>
          ))}
        </div>
      </div>
      <p className={quiet || options.length > 0 || status === '' ? 'visually-hidden' : 'quiet'} role="status">
        {status}
      </p>
    </Field>
  )
}
