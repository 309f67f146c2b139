import { MAX_LIST_LENGTH, MAX_LISTED_HOMES } from '@homeyield/domain/listings/listed-home'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isUnreachable, RequestProblem, sentenceFor } from '../../api-client/request-problem.ts'
import { fetchCode } from '../../api-client/fetch-code.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { FileProblem } from '../../components/spreadsheets/read/file-format.ts'
import { UpgradeLink } from '../../components/upgrade-link.tsx'
import { screenPath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { FIRST_LIST_TERMS, postList } from './post-list.ts'

const ACCEPTED =
  '.json,.csv,.xlsx,.txt,application/json,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const FINDING = 'Finding addresses and rents. Fifty homes take seconds, two thousand up to a minute.'

const EXAMPLE = `12 Rintoul Street, Newtown, Wellington, 3 bed house, $650,000
4/20 Tory Street, Te Aro, 1 bedroom apartment, auction
Enderley, Hamilton, 2 bedrooms, $480k`

/** A list as text or as a file, and one button. */
export function PasteList() {
  const { support_email } = useConfig()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const [file, setFile] = useState<string | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const key = useRef({ body: '', key: '' })

  const reading = useMutation({
    mutationFn: async (given: File) => {
      const [{ readFile }, { sheetText }] = await fetchCode(() =>
        Promise.all([import('../../components/spreadsheets/read/read-file.ts'), import('./sheet-text.ts')]),
      )
      return sheetText(await readFile(given, MAX_LISTED_HOMES))
    },
    onSuccess: (read, { name }) => {
      setText(read)
      setFile(name)
    },
  })
  const ranking = useMutation({ mutationFn: rank, onSuccess: (id) => void navigate(screenPath(id)) })

  async function rank(): Promise<string> {
    try {
      const named = file === null ? {} : { name: file.replace(/\.\w+$/u, '').slice(0, 100) }
      const list = { text, ...named }
      // Another body under the same key would be refused.
      const body = JSON.stringify(list)
      if (key.current.body !== body) key.current = { body, key: crypto.randomUUID() }
      return (await postList(queryClient, list, key.current.key)).id
    } catch (problem) {
      const id = isUnreachable(problem) ? await rankOnDevice() : null
      if (id === null) throw problem
      return id
    }
  }

  async function rankOnDevice(): Promise<string | null> {
    const { rankHere } = await fetchCode(() => import('./rank-here.ts'))
    return rankHere(text, FIRST_LIST_TERMS)
  }

  const problem = reading.error ?? ranking.error
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(text.trim() === '')
        if (text.trim() !== '' && !ranking.isPending) ranking.mutate()
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
        <span role="status">{ranking.isPending ? FINDING : file === null ? '' : `${file} is read.`}</span>
      </div>
      {problem === null ? null : (
        <Notice look="problem">
          <span>{problem instanceof FileProblem ? problem.message : sentenceFor(problem, support_email)}</span>
          {problem instanceof RequestProblem && problem.code === 'premium_required' ? <UpgradeLink /> : null}
        </Notice>
      )}
    </form>
  )
}
