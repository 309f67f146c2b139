import { limitProblem } from '@homeyield/domain/appraisal/calculation-limits'
import { assumedDeposit } from '@homeyield/domain/loans/assumed-deposit'
import { ASSUMED_INTEREST_RATE } from '@homeyield/domain/loans/loan-options'
import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../../api-client/call.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { changeBedrooms, changeDwelling, setField } from '../model/calculator-transitions.ts'
import type { AddressChoice } from './choose-address.ts'

interface LinkedAreaProps {
  readonly choose: (choice: AddressChoice) => void
  readonly onChosen: () => void
}

/**
 * Chooses the place of a link such as /calculator?area=252900&dwelling=House&bedrooms=3, from a page about rents: the area, or
 * with `address` an address in it, and with `price` its price, with `assumed`
 * the deposit and rate that a visitor's week assumed. Asks first where there is an address already.
 */
export function LinkedArea({ choose, onChosen }: LinkedAreaProps) {
  const store = useCalculatorStore()
  const [search, setSearch] = useSearchParams()
  const isEmpty = useCalculator((state) => state.form.property === '')
  const { support_email } = useConfig()
  const code = search.get('area')
  const { data: area, error } = useQuery({
    queryKey: ['area', code],
    queryFn: code === null ? skipToken : ({ signal }) => call('readArea', { params: { sa2_code: code }, signal }),
  })

  function removeFromAddress() {
    setSearch({}, { replace: true, preventScrollReset: true })
  }

  function chooseArea() {
    if (area === undefined) return
    const dwelling = DWELLINGS.find((known) => known === search.get('dwelling'))
    if (dwelling) store.update(changeDwelling, dwelling)
    const bedrooms = Number(search.get('bedrooms'))
    if (Number.isInteger(bedrooms) && bedrooms > 0) store.update(changeBedrooms, bedrooms)
    const price = Number(search.get('price'))
    if (price > 0 && limitProblem('purchase_price', price) === null) {
      store.update(setField, 'purchase_price', price)
      if (search.get('assumed') === 'true') {
        store.update(setField, 'deposit', assumedDeposit(price))
        store.update(setField, 'interest_rate', ASSUMED_INTEREST_RATE)
      }
    }
    const addressId = search.get('address')
    removeFromAddress()
    if (addressId !== null) return choose({ id: addressId })
    choose({ area, street: () => '' })
    onChosen()
  }

  const onArea = useEffectEvent(() => {
    if (isEmpty) chooseArea()
  })
  useEffect(() => {
    if (area) onArea()
  }, [area])

  if (error) return <Notice look="problem">{sentenceFor(error, support_email)}</Notice>
  if (area === undefined || isEmpty) return null
  return (
    <Notice>
      <span>
        You chose {area.name}, {area.territorial_authority} on a page about rents. It would replace the address here.
      </span>
      <Button look="primary" onClick={chooseArea}>
        Use {area.name}
      </Button>
      <Button look="quiet" onClick={removeFromAddress}>
        Not now
      </Button>
    </Notice>
  )
}
