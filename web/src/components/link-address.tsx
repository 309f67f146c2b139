import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'

interface LinkAddressProps {
  readonly url: string
  readonly label: string
}

/** The address of a new link, to send on. */
export function LinkAddress({ url, label }: LinkAddressProps) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('Copied.'),
      () => setCopied('It could not be copied. Select the link, and copy it yourself.'),
    )
  return (
    <Notice>
      <div className="stack">
        <TextField
          label={label}
          hint="It is shown this once. Whoever has it sees the page, so send it to them alone."
          value={url}
          readOnly
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
