import type { PublicConfig } from '@homeyield/contract/config'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import comboboxStyles from '../../../ui/combobox.module.css'
import { Field, fieldDescription } from '../../../ui/field.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { selectOnFocus } from '../../../ui/select-on-focus.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { SamplesOnly } from './address-search.tsx'
import { isCorrection, takeCorrection } from './address-transitions.ts'
import { loadAddressWidget, readWidgetAddress } from './provider-widget.ts'
import type { ProviderWidget } from './provider-widget.ts'
import styles from './address.module.css'
import type { AddressChoice } from './choose-address.ts'

export interface WidgetFailure {
  readonly typed: string
  readonly hadFocus: boolean
}

interface AddressWidgetProps {
  readonly widget: NonNullable<PublicConfig['address_widget']>
  readonly property: string
  /** Whether its addresses are made up. */
  readonly sample: boolean
  readonly choose: (choice: AddressChoice) => void
  /** Receives what was typed since the last choice. */
  readonly onTyped: (text: string) => void
  /** Opens “Enter it yourself”. */
  readonly onByHand: () => void
  readonly busy: boolean
  readonly onFailure: (failure: WidgetFailure) => void
}

/** Finds the property with the provider's widget. */
export function AddressWidget({
  widget,
  property,
  sample,
  choose,
  onTyped,
  onByHand,
  busy,
  onFailure,
}: AddressWidgetProps) {
  const store = useCalculatorStore()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const problem = useCalculator((state) => state.problems.property ?? state.problems.address)
  const { key, url } = widget

  const onSelect = useEffectEvent((fullAddress: unknown, metadata: unknown) => {
    const address = readWidgetAddress(fullAddress, metadata, sample)
    if (address === null) return
    onTyped('')
    choose({ address })
  })
  const fail = useEffectEvent(onFailure)

  useEffect(() => {
    const [box, container] = [input.current, list.current]
    if (box === null || container === null) return
    let attached: ProviderWidget | null = null
    let hasLeft = false
    const attach = async () => {
      const Widget = await loadAddressWidget(url)
      if (hasLeft) return
      attached = new Widget(box, key, 'NZ', { ...OPTIONS, base_url: url, container })
      attached.on('result:select', (fullAddress: unknown, metadata: unknown) => onSelect(fullAddress, metadata))
      attached.on('results:empty', () => setEmpty(true))
      attached.on('results:update', () => setEmpty(false))
    }
    attach().catch(() => {
      if (!hasLeft) fail({ typed: box.value, hadFocus: document.activeElement === box })
    })
    return () => {
      hasLeft = true
      attached?.destroy?.()
    }
  }, [key, url])

  useEffect(() => (input.current ? selectOnFocus(input.current) : undefined), [])

  // The field always shows the address whose figures are shown: until its area is found, that is what was typed.
  const showChosen = () => {
    setEmpty(false)
    const box = input.current
    if (box === null) return
    if (!busy && isCorrection(store.get(), box.value)) store.update(takeCorrection, box.value)
    else if (property !== '') box.value = property
  }
  useEffect(() => {
    if (input.current !== null) input.current.value = property
  }, [property])

  return (
    <Field id={id} label="Address" error={problem}>
      <div className="relative">
        <div className={`flex middle target edged round raised clipped ${fieldStyles.box}`}>
          <input
            ref={input}
            id={id}
            name="property"
            className={`grows full shrinks medium ${fieldStyles.input}`}
            type="text"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            defaultValue={property}
            placeholder="Start typing the street address"
            aria-invalid={problem ? true : undefined}
            aria-busy={busy || undefined}
            aria-describedby={fieldDescription(id, null, problem)}
            onChange={({ target: { value } }) => {
              onTyped(value)
              if (value.trim().length < SHORTEST_QUERY) setEmpty(false)
            }}
            onBlur={showChosen}
          />
          {busy ? <span className={`rigid circle ${comboboxStyles.spinner}`} aria-hidden="true" /> : null}
        </div>
        <div ref={list} className={styles.results} />
      </div>
      <p className={busy || !isEmpty ? 'visually-hidden' : 'quiet'} role="status">
        {busy
          ? 'Looking up the market rent…'
          : isEmpty
            ? 'No address found. Check the spelling, or enter it yourself.'
            : ''}
      </p>
      {sample && isEmpty && !busy ? (
        <p className="quiet">
          <SamplesOnly onByHand={onByHand} />
        </p>
      ) : null}
    </Field>
  )
}

// The widget does not search below this length.
const SHORTEST_QUERY = 2

// NZ addresses with nearby ones, no post boxes, census of 2018. `manual_style`: load none of their styles.
const OPTIONS = {
  show_addresses: true,
  show_locations: false,
  show_nearby: true,
  address_params: { post_box: '0' },
  address_metadata_params: { census: '2018' },
  manual_style: true,
}
