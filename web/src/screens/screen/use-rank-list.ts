import type { CreateScreeningBody } from '@homeyield/contract/screening'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { isUnreachable, RequestProblem } from '../../api-client/request-problem.ts'
import { screenPath } from '../../paths.ts'
import { FIRST_LIST_TERMS, postList } from './post-list.ts'
import { rankHere } from './rank-here.ts'
import { screeningsQuery } from './screening-query.ts'

/** The list was sent, and no answer came: it may be stored. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost'
}

interface PastedList {
  readonly text: string
  /** Of the file that it was read from; null for none. */
  readonly file: string | null
}

interface SentList {
  readonly pasted: PastedList
  readonly body: CreateScreeningBody
  readonly key: string
}

/**
 * Stores a list and opens it. What was sent without an answer is sent again as it was, under the same key. It is read on
 * the device only where it was never sent.
 */
export function useRankList() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const sent = useRef<SentList | null>(null)

  async function rank(pasted: PastedList): Promise<string> {
    const { text, file } = pasted
    const before = sent.current
    if (before !== null && before.pasted.text === text && before.pasted.file === file) return post(before)
    // What reads nothing would have sent nothing.
    const isOffline = await queryClient.fetchQuery({ ...screeningsQuery, retry: false }).then(
      () => false,
      (problem: unknown) => isUnreachable(problem),
    )
    if (isOffline) return rankHere(text, FIRST_LIST_TERMS)
    const named = file === null ? {} : { name: file.replace(/\.\w+$/u, '').slice(0, 100) }
    return post({ pasted, body: { text, ...named }, key: crypto.randomUUID() })
  }

  async function post(list: SentList): Promise<string> {
    sent.current = list
    try {
      return (await postList(queryClient, list.body, list.key)).id
    } catch (problem) {
      if (isUnreachable(problem)) throw new AnswerLost()
      // A refusal stored nothing.
      if (problem instanceof RequestProblem && problem.status < 500) sent.current = null
      throw problem
    }
  }

  const ranking = useMutation({ mutationFn: rank })
  const mutate = (pasted: PastedList) =>
    // Not called once the person has left the screen.
    ranking.mutate(pasted, { onSuccess: (id) => void navigate(screenPath(id)) })
  return { ...ranking, mutate }
}
