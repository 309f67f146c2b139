import type { Dwelling } from '@homeyield/domain/property/property-options'

const HOUSE = 'M16 52V28L48 8l32 20v24M30 52V36h14v16M54 36h14v9H54zM66 17V9h6v12'
const BLOCK = 'M26 52V8h44v44M42 52V42h12v10M34 15h8v7h-8zM54 15h8v7h-8zM34 28h8v7h-8zM54 28h8v7h-8z'

/** Shown where there is no photo. */
export function DwellingIcon({ dwelling }: { dwelling: Dwelling }) {
  const isBlock = dwelling === 'Apartment' || dwelling === 'Flat'
  return (
    <svg
      viewBox="0 0 96 56"
      width="96"
      height="56"
      fill="none"
      stroke="var(--edge)"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={`M4 52h88${isBlock ? BLOCK : HOUSE}`} />
    </svg>
  )
}
