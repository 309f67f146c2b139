import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { useConfig } from '../../../api-client/use-config.ts'
import { useCalculator, useReadonly } from '../model/calculator-store.ts'
import styles from './address.module.css'
import { AddressSearch } from './address-search.tsx'
import { isSuburbOpen } from './address-transitions.ts'
import type { WidgetFailure } from './address-widget.tsx'
import { useChooseAddress } from './choose-address.ts'
import { FreeSearch } from './free-search.tsx'
import { LateWay } from './late-way.tsx'
import { LinkedArea } from './linked-area.tsx'

// Only some installations use a widget.
const AddressWidget = lazyPart(
  async () => (await import('./address-widget.tsx')).AddressWidget,
  <Skeleton height="4.75rem" />,
)

export function AddressFinder({ premium }: { premium: boolean }) {
  const property = useCalculator((state) => state.form.property)
  const sample = useCalculator((state) => state.form.is_sample_address)
  const suburbOpen = useCalculator(isSuburbOpen)
  const hasSuburb = useCalculator(({ form }) => form.suburb !== null)
  const readonly = useReadonly()
  // Any other address opens in the search, which shows it whole.
  const [handOpen, setHandOpen] = useState(suburbOpen)
  const [typed, setTyped] = useState('')
  const [carried, setCarried] = useState<string | null>(null)
  const [nearOpen, setNearOpen] = useState(false)
  const { choose, busy } = useChooseAddress(premium)
  const [search] = useSearchParams()
  const { address_widget: widget, sample_data } = useConfig()
  const [failure, setFailure] = useState<WidgetFailure | null>(null)
  const finder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!failure?.hadFocus) return
    const box = finder.current?.querySelector('input')
    box?.focus()
    box?.setSelectionRange(box.value.length, box.value.length)
  }, [failure])
  function openByHand() {
    // An address without a suburb, such as an imported one, has it in its text.
    setCarried(typed.trim() || (hasSuburb ? '' : property) || null)
    setHandOpen(true)
  }

  const shared = { property, choose, busy, onTyped: setTyped, onByHand: openByHand }
  const compact = !readonly && !handOpen && !nearOpen
  return (
    <div
      className={`stack close ${compact ? styles.compact : ''}`}
      ref={finder}
      onBlur={({ currentTarget, relatedTarget: next }) => {
        // The search shows the chosen address again.
        if (property !== '' && next && !currentTarget.contains(next)) setTyped('')
      }}
    >
      {search.has('area') && !readonly ? <LinkedArea choose={choose} onChosen={() => setHandOpen(true)} /> : null}
      {handOpen && !readonly ? (
        <LateWay way="by-hand" choose={choose} busy={busy} carried={carried} />
      ) : widget && failure === null ? (
        <AddressWidget {...shared} widget={widget} sample={sample_data?.addresses ?? false} onFailure={setFailure} />
      ) : (
        <AddressSearch {...shared} typed={failure?.typed} />
      )}
      {nearOpen && !readonly ? <LateWay way="near-me" choose={choose} onClose={() => setNearOpen(false)} /> : null}
      <div className={`row between ${styles.foot}`}>
        {nearOpen || readonly ? null : (
          <Button look="quiet" onClick={() => setNearOpen(true)}>
            Near me
          </Button>
        )}
        {readonly ? null : (
          <Button look="quiet" onClick={() => (handOpen ? setHandOpen(false) : openByHand())}>
            {handOpen ? 'Search for the address' : 'Enter it yourself'}
          </Button>
        )}
      </div>
      {readonly ? null : <FreeSearch />}
      {sample ? (
        <p>
          <Tag look="amber">Sample address, not a real home</Tag>
        </p>
      ) : null}
    </div>
  )
}
