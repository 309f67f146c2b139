import type { Money, Period } from './money.ts'

export function sum<Of extends Period>(amounts: readonly Money<Of>[]): Money<Of>
export function sum(amounts: readonly number[]): number
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
