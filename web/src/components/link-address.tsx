import { ShownOnce } from './shown-once.tsx'

interface LinkAddressProps {
  readonly url: string
  readonly label: string
}

/** The address of a new link, to send on. */
export function LinkAddress({ url, label }: LinkAddressProps) {
  return (
    <ShownOnce
      noun="link"
      label={label}
      hint="It is shown only once. Whoever has it sees the page, so send it to them alone."
      value={url}
    />
  )
}
