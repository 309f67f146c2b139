import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'

interface ShownOnceProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  /** What it is, such as "link". */
  readonly noun: string
}

/** What the server answers this once, to copy. */
export function ShownOnce({ label, hint, value, noun }: ShownOnceProps) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied('Copied.'),
      () => setCopied(`It could not be copied. Select the ${noun}, and copy it yourself.`),
    )
  return (
    <Notice>
      <div className="stack">
        <TextField
          label={label}
          hint={hint}
          value={value}
          readOnly
          autoComplete="off"
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
        <div className="row">
          <Button onClick={() => void copy()}>Copy</Button>
          <span role="status">{copied}</span>
        </div>
      </div>
    </Notice>
  )
}
