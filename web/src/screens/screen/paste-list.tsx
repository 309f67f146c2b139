import { MAX_LIST_LENGTH, MAX_LISTED_HOMES } from '@homeyield/domain/listings/listed-home'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchCode } from '../../api-client/fetch-code.ts'
import { RequestProblem, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { FileProblem } from '../../components/spreadsheets/read/file-format.ts'
import { UpgradeLink } from '../../components/upgrade-link.tsx'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { AnswerLost, useRankList } from './use-rank-list.ts'

const ACCEPTED =
  '.json,.csv,.xlsx,.txt,application/json,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const FINDING = 'Finding addresses and rents. Fifty homes take seconds, two thousand up to a minute.'

const EXAMPLE = `12 Rintoul Street, Newtown, Wellington, 3 bed house, $650,000
4/20 Tory Street, Te Aro, 1 bedroom apartment, auction
Enderley, Hamilton, 2 bedrooms, $480k`

/** A list as text or as a file, and one button. */
export function PasteList() {
  const { support_email } = useConfig()
  const [text, setText] = useState('')
  const [file, setFile] = useState<{ readonly name: string; readonly notes: readonly string[] } | null>(null)
  const [isEmpty, setEmpty] = useState(false)

  const reading = useMutation({
    mutationFn: async (given: File) => {
      const read = await fetchCode(async () => (await import('./list-text.ts')).readList)
      return read(given)
    },
    onSuccess: (read, { name }) => {
      setText(read.text)
      setFile({ name, notes: read.notes })
    },
  })
  const ranking = useRankList()
  const rank = () => ranking.mutate({ text, file: file?.name ?? null })

  const problem = reading.error ?? ranking.error
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(text.trim() === '')
        if (text.trim() !== '' && !ranking.isPending) rank()
      }}
    >
      <TextArea
        label="Your homes"
        name="homes"
        rows={10}
        maxLength={MAX_LIST_LENGTH}
        value={text}
        error={isEmpty ? 'Paste at least one home' : null}
        hint={`One home a line, a mail, or a table with headings. Address or suburb, bedrooms and price are read; what is not there may be left out. At most ${writeNumber(MAX_LISTED_HOMES)} homes.`}
        onChange={({ target }) => {
          setText(target.value)
          setFile(null)
          setEmpty(false)
        }}
      />
      <div className="row wide">
        <Button type="submit" look="primary" busy={ranking.isPending}>
          Rank these homes
        </Button>
        <FileButton accept={ACCEPTED} busy={reading.isPending} onPick={(given) => reading.mutate(given)}>
          Choose a file
        </FileButton>
        {text === '' ? (
          <Button look="quiet" onClick={() => setText(EXAMPLE)}>
            Put in an example
          </Button>
        ) : null}
        <span role="status">{ranking.isPending ? FINDING : file === null ? '' : `${file.name} is read.`}</span>
      </div>
      {file === null || file.notes.length === 0 ? null : (
        <ul aria-label="How the file is read">
          {file.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {problem === null ? null : (
        <Notice look="problem">
          <span>{sentenceOf(problem, support_email)}</span>
          {needsPremium(problem) ? <UpgradeLink /> : null}
          {problem instanceof AnswerLost ? (
            <Button look="quiet" busy={ranking.isPending} onClick={rank}>
              Try again
            </Button>
          ) : null}
        </Notice>
      )}
    </form>
  )
}

function needsPremium(problem: unknown): boolean {
  return problem instanceof RequestProblem && problem.code === 'premium_required'
}

function sentenceOf(problem: unknown, supportEmail: string): string {
  if (needsPremium(problem)) return 'You have one list. Delete it to make another, or go Premium.'
  if (problem instanceof AnswerLost)
    return 'No answer came from our server. Your list may be stored already: “Try again” stores it once.'
  return problem instanceof FileProblem ? problem.message : sentenceFor(problem, supportEmail)
}
