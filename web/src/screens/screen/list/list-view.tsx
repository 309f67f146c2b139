import type { ScreeningHome } from '@homeyield/contract/screening'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { accountQuery } from '../../../api-client/queries.ts'
import { RequestProblem, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { comparePath } from '../../../components/compare-path.ts'
import { STATUS_WORDS } from '../../../components/status-words.ts'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { setFlash } from '../../../messages/flash.ts'
import { Button } from '../../../ui/button.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { FigureList } from '../../../ui/figure-list.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { doubtsToCheck, lacksAddress } from './doubts.ts'
import { findRepeated } from './find-repeated.ts'
import type { HomeChange } from './list-changes.ts'
import { ListNotices } from './list-notices.tsx'
import type { ListSaver } from './list-saver.ts'
import { ListTools } from './list-tools.tsx'
import { ANSWER } from './leave-out.ts'
import { OtherHomes } from './other-homes.tsx'
import { PleaseCheck } from './please-check.tsx'
import { Questions } from './questions.tsx'
import { countVerdicts, rankedHomes, resultsOf } from './ranked-homes.ts'
import { RankedTable } from './ranked-table.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { type SavedHome, useSaveHomes } from './use-save-homes.ts'
import styles from './homes-list.module.css'

/** As many as are compared side by side. */
const MOST_COMPARED = 6
// More homes take so long that typing would wait for them.
const QUICK = 60
const PAUSE = 400

interface ListViewProps {
  readonly saver: ListSaver
  /** Whether the server has it: homes are saved from such a list only. */
  readonly isStored: boolean
}

/** The answer first, then the questions, the terms, the ranked homes, and the others. */
export function ListView({ saver, isStored }: ListViewProps) {
  const { support_email, sample_data } = useConfig()
  const navigate = useNavigate()
  const { data: account } = useQuery(accountQuery)
  const isPremium = account === undefined || mayUsePremiumFeatures(account)
  const state = useSyncExternalStore(saver.subscribe, saver.get)
  const { screening, shown } = state
  const settled = useDebounced(shown, shown.homes.length > QUICK ? PAUSE : 0)
  const counted = shown.homes.length > QUICK ? settled : shown
  const results = useMemo(() => resultsOf(counted, screening), [counted, screening])
  const compared = useMemo(() => rankedHomes(shown.homes, results), [shown.homes, results])
  const ranked = compared.filter(({ result }) => !result.is_out)
  const out = compared.filter(({ result }) => result.is_out)
  const counts = countVerdicts(ranked)
  const known = useMemo(() => compared.map(({ home }) => home), [compared])
  const repeated = useMemo(() => findRepeated(shown.homes), [shown.homes])
  const isSample = sample_data?.addresses ?? false
  const questions = shown.homes.filter(({ state: known, left_out }) => known === 'question' && !left_out)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAnswering, setAnswering] = useState(false)
  /** The home whose Save or Watch was pressed last; null for Compare. */
  const [pressed, setPressed] = useState<string | null>(null)
  const answer = useRef<HTMLHeadingElement>(null)
  const saving = useSaveHomes(saver)

  function onChange(change: HomeChange, isNow: boolean) {
    const changes = { homes: [change] }
    if (isNow) void saver.save(changes)
    else saver.change(changes)
  }

  async function saveOne({ id, property }: ScreeningHome, status: 'watching' | null) {
    setPressed(id)
    const saved = (await saving.save([id], status))?.[0]
    if (saved !== undefined) setFlash({ kind: 'success', text: `${property} ${savedWords(saved, status)}` })
  }

  async function compare() {
    setPressed(null)
    const ids = ranked.filter(({ home }) => ticked.has(home.id)).map(({ home }) => home.id)
    const saved = await saving.save(ids, null)
    if (saved === null) return
    const before = saved.filter(({ wasSaved }) => wasSaved).length
    if (before > 0) setFlash({ kind: 'success', text: beforeWords(before) })
    void navigate(comparePath(saved.map((home) => [home.id])))
  }

  async function takeAnswers(homes: readonly HomeChange[]) {
    setAnswering(true)
    await saver.save({ homes })
    setAnswering(false)
    answer.current?.focus()
  }

  const problem = saving.problem === null ? null : <SaveProblem problem={saving.problem} supportEmail={support_email} />
  return (
    <>
      <ListNotices state={state} saver={saver} />
      <section className="stack" aria-labelledby={ANSWER}>
        <h2 id={ANSWER} ref={answer} tabIndex={-1}>
          {comparedWords(ranked.length)}
        </h2>
        <FigureList
          className="pad edged round raised"
          figures={[
            { label: 'Pass', value: writeNumber(counts.passes) },
            { label: 'Fail', value: writeNumber(counts.fails) },
            { label: 'Not clear', value: writeNumber(counts.unclear) },
            ...(out.length === 0 ? [] : [{ label: 'Left out: a deal-breaker', value: writeNumber(out.length) }]),
            ...(questions.length === 0 ? [] : [{ label: 'Questions', value: questions.length }]),
          ]}
        />
        <p className="quiet">
          By the market rents of {dateText(shown.as_at)}.
          {isSample && known.some(lacksAddress)
            ? ' The addresses here are samples: streets are not known, so the area of the suburb counts.'
            : null}
        </p>
      </section>
      {questions.length === 0 ? null : (
        <Questions homes={questions} isBusy={isAnswering} onAnswer={(homes) => void takeAnswers(homes)} />
      )}
      <PleaseCheck homes={known} terms={shown.terms} isSample={isSample} onChange={onChange} />
      <TermsPanel screening={shown} onChange={(changes) => saver.change(changes)} />
      {ranked.length === 0 ? null : (
        <section className="stack" aria-labelledby="ranked">
          <h2 id="ranked">Best first</h2>
          <p className="quiet">
            Likely: the chance that the area’s median rent for such a home meets your criteria, which is not this home’s
            own rent. Homes that the evidence does not separate share a rank, such as 2=.
            {isStored ? null : ' Save, Watch and Compare need a list that is stored: keep it first.'}
          </p>
          <RankedTable
            homes={ranked}
            terms={shown.terms}
            doubtsOf={(home) => doubtsToCheck(home, isSample)}
            repeated={repeated}
            ticked={ticked}
            onTick={(id, isTicked) => {
              const next = new Set(ticked)
              if (isTicked) next.add(id)
              else next.delete(id)
              setTicked(next)
            }}
            handlers={{
              saving: saving.saving,
              savedAs: saving.savedAs,
              onSave: isStored ? (home, status) => void saveOne(home, status) : null,
              onChange,
              problemOf: ({ id }) => (id === pressed ? problem : null),
            }}
          />
          {ticked.size === 0 || !isStored ? null : (
            <div className={`row wide paper no-print ${styles.bar}`} role="group" aria-label="Compare">
              {pressed === null ? problem : null}
              {isPremium ? (
                <Button
                  look="primary"
                  busy={saving.saving.size > 0}
                  disabled={ticked.size > MOST_COMPARED}
                  onClick={() => void compare()}
                >
                  {ticked.size === 1 ? 'Save and compare 1 home' : `Save and compare ${ticked.size} homes`}
                </Button>
              ) : (
                <UpgradeLink />
              )}
              {ticked.size > MOST_COMPARED ? <span>At most six.</span> : null}
              <Button look="quiet" onClick={() => setTicked(new Set())}>
                Clear
              </Button>
            </div>
          )}
        </section>
      )}
      <OtherHomes
        homes={shown.homes}
        terms={shown.terms}
        out={out}
        isPremium={isPremium}
        onChange={onChange}
        // A change of nothing: the server reads what it has not read.
        onReadRest={() => void saver.save({ homes: [] })}
      />
      <ListTools screening={shown} homes={compared} onName={(name) => saver.change({ name })} />
    </>
  )
}

function savedWords({ wasSaved, kept }: SavedHome, status: 'watching' | null): string {
  if (kept !== null) return `stays “${STATUS_WORDS[kept]}”, as you saved it.`
  if (wasSaved)
    return status === null
      ? 'is saved already: “Saved: open” shows it as you saved it.'
      : 'was saved already, and is watched now.'
  return status === null ? 'is saved.' : 'is saved, to watch.'
}

function beforeWords(count: number): string {
  return count === 1
    ? 'One home was saved already: it is compared as you saved it.'
    : `${count} homes were saved already: they are compared as you saved them.`
}

function comparedWords(count: number): string {
  if (count === 0) return 'No home is compared yet'
  return count === 1 ? 'One home is compared' : `${writeNumber(count)} homes are compared`
}

function SaveProblem({ problem, supportEmail }: { readonly problem: unknown; readonly supportEmail: string }) {
  const needsPremium = problem instanceof RequestProblem && problem.code === 'premium_required'
  return (
    <Notice look="problem">
      <span>{sentenceFor(problem, supportEmail)}</span>
      {needsPremium ? <UpgradeLink /> : null}
    </Notice>
  )
}
