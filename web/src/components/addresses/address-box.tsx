import { type ReactNode, useState } from 'react'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { FreeSearchSentence } from '../free-search-sentence.tsx'
import { addressPlaceholder } from './address-placeholder.ts'
import { useAddressSearch } from './use-address-search.ts'

interface AddressBoxProps {
  readonly name: string
  readonly label: string
  /** What it begins with. */
  readonly given?: string
  /** Whether that was chosen already. */
  readonly isChosen?: boolean
  /** What to do where no address is found, such as `Leave it as it is.` */
  readonly otherwise: string
  readonly startOpen?: boolean
  readonly busy?: boolean
  /** Why the chosen address was not taken; null for nothing. */
  readonly problem?: unknown
  readonly onChoose: (addressId: string) => void
  /** Called with the text in the box: what is typed, or the label of what is chosen. */
  readonly onText?: (text: string) => void
  /** Beside the buttons of the box. */
  readonly children?: ReactNode
}

/** A box that searches the addresses of the server. */
export function AddressBox(props: AddressBoxProps) {
  const { name, label, given = '', otherwise, startOpen = false, busy = false, onChoose, children } = props
  const { support_email, sample_data } = useConfig()
  const [text, setText] = useState(given)
  const [chosen, setChosen] = useState(props.isChosen ? given : null)
  const query = useDebounced(text.trim(), 150)
  const { isSearching, options, query: search } = useAddressSearch(query)
  const { error, isFetching, isPlaceholderData, refetch } = search
  const isUnsearched = isSearching && error !== null
  const problem = props.problem ?? (isUnsearched ? error : null)
  return (
    <>
      <Combobox
        name={name}
        label={label}
        text={text}
        onText={(typed) => {
          setText(typed)
          props.onText?.(typed)
        }}
        options={options}
        onChoose={(choice) => {
          setText(choice.label)
          setChosen(choice.label)
          props.onText?.(choice.label)
          onChoose(choice.id)
        }}
        // It shows the address that was taken, not half of another.
        onLeave={() => (chosen === null ? undefined : setText(chosen))}
        status={problem === null ? statusText() : ''}
        error={problem === null ? undefined : sentenceFor(problem, support_email)}
        placeholder={addressPlaceholder(sample_data?.addresses)}
        busy={isFetching || busy}
        settled={query === text.trim() && !isPlaceholderData}
        startOpen={startOpen}
      />
      <FreeSearchSentence />
      {isUnsearched || children ? (
        <div className="row">
          {isUnsearched ? (
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          ) : null}
          {children}
        </div>
      ) : null}
    </>
  )

  function statusText(): string {
    if (!isSearching) return ''
    if (options.length > 0) return `${options.length} ${options.length === 1 ? 'address' : 'addresses'} found`
    if (isFetching) return 'Looking…'
    return sample_data?.addresses
      ? `No address found: the addresses that can be searched here are samples. ${otherwise}`
      : `No address found. Check the spelling, or ${otherwise.charAt(0).toLowerCase()}${otherwise.slice(1)}`
  }
}
