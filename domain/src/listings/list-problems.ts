import { writeNumber } from '../money/write-number.ts'
import { MAX_LIST_LINES, MAX_LISTED_HOMES } from './listed-home.ts'

// Why a text is no list, as people read it; the same with and without a connection.

export const TOO_MANY_HOMES = `A list has at most ${writeNumber(MAX_LISTED_HOMES)} homes and ${writeNumber(MAX_LIST_LINES)} lines. Paste the others into another list.`

export const NO_HOMES = 'We found no home in this. Give an address or a suburb for each home.'
