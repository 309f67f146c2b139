import './pretend-browser.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import React, { type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Button } from '../controls/button.tsx'
import footer from '../frame/footer.module.css'
import { FlashBar } from '../frame/flash-bar.tsx'
import frame from '../frame/frame.module.css'
import { Header } from '../frame/header.tsx'
import header from '../frame/header.module.css'
import { ScreenLoading } from '../frame/screen-loading.tsx'
import { paths } from '../paths.ts'
import { PRODUCT_NAME } from '../public/placeholders.ts'
import { configQuery } from '../requests/queries.ts'
import { queryClient } from '../requests/query-client.ts'
import { OpenCalculator } from '../screens/calculator/open-calculator.tsx'
import head from '../screens/calculator/calculator-head.module.css'
import { SignInScreen } from '../screens/sign-in/sign-in-screen.tsx'
import { storeToken } from '../session/token-store.ts'
import { APP_DOCUMENTS } from './app-documents.ts'
import { CalculatorPicture } from './calculator-picture.tsx'
import styles from './first-paint.module.css'
import { stillMarkup } from './still-markup.ts'
import { writeDocument, type DocumentAssets } from './write-document.ts'

/** A document: the name of its file, and what stands in it, with marks where the server puts in its settings. */
export interface RenderedDocument {
  readonly file: string
  readonly html: string
}

/** Whose a picture is: begin.ts says what each means. */
type Person = 'visitor' | 'member' | 'returning'

/** Signed in, to whoever reads it here: nobody else ever sees it. */
const TOKEN = `.${btoa(JSON.stringify({ sub: 'somebody', exp: 9_999_999_999 }))}.`
const MEMBERS: readonly Person[] = ['member', 'returning']

// Outside of a browser, too, a store says what it says to begin with.
const { useSyncExternalStore: follow } = React
Object.assign(React, {
  useSyncExternalStore: (subscribe: () => () => void, say: () => unknown) => follow(subscribe, say, say),
})

const CONFIG = { product_name: PRODUCT_NAME } as never

/** Every document of the application, made of the built `template`, with what `assetsOf` says that a screen needs. */
export function renderDocuments(
  template: string,
  assetsOf: (source: string | null) => DocumentAssets,
): RenderedDocument[] {
  const documents = APP_DOCUMENTS.map(({ name, title, source, patterns }) => ({
    file: `${name}.html`,
    html: writeDocument(template, {
      title: title === '' ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`,
      root: renderFrame(patterns[0] ?? '/'),
      assets: assetsOf(source),
    }),
  }))
  // What it holds has timers, which would keep whatever builds the documents waiting for five minutes.
  queryClient.clear()
  return documents
}

/** What the server needs to know of the documents: the content of screens.json. */
export function describeDocuments(): object {
  return APP_DOCUMENTS.map(({ name, patterns }) => ({ name, patterns }))
}

/** The frame around every screen (frame/frame.tsx), with what is known of the screen at `pattern`. Nothing in it can be operated. */
function renderFrame(pattern: string): string {
  const bar = (people: readonly Person[]) =>
    picture(people, pattern, <Header slotRef={null} />).replace(
      `<div class="${header['slot']}"></div>`,
      pattern === paths.calculator && people !== VISITORS
        ? `<div class="${header['slot']}">${piece(['member'], still(<CalculatorActions />))}</div>`
        : '$&',
    )
  return `<div class="${frame['frame']}">${bar(VISITORS)}${bar(MEMBERS)}${still(<FlashBar />, pattern)}<main id="main" class="${
    frame['main']
  }" aria-busy="true"><h1 class="visually-hidden">Loading</h1>${renderScreen(pattern)}</main><footer class="${
    footer['footer']
  } ${styles['foot']}"></footer></div><p class="${styles['lost']}" role="alert" data-lost hidden>${LOST}</p>`
}

/** Shown by begin.ts where the application does not come. */
const LOST = 'This page could not be loaded in full. Check your connection, then <a href="">load it again</a>.'

const VISITORS: readonly Person[] = ['visitor']

function renderScreen(pattern: string): string {
  switch (pattern) {
    case paths.signIn:
      return picture(VISITORS, pattern, <SignInScreen />)
    case paths.calculator:
      return picture(['member'], pattern, <CalculatorPicture />) + picture(['returning'], pattern, <OpenCalculator />)
    case `${paths.calculator}/:id`:
      return picture(MEMBERS, pattern, <OpenCalculator />)
    default:
      return picture([...VISITORS, ...MEMBERS], pattern, <ScreenLoading />)
  }
}

function CalculatorActions() {
  return (
    <>
      <div className={styles['wide']}>
        <Button>Print</Button>
      </div>
      <Button look="primary">Save</Button>
    </>
  )
}

function picture(people: readonly Person[], pattern: string, content: ReactNode): string {
  // Whoever comes next sees nothing of what was known.
  storeToken(people.includes('visitor') ? null : TOKEN)
  queryClient.setQueryData(configQuery.queryKey, CONFIG)
  const markup = still(content, pattern).replaceAll(
    `class="${head['actions']}"`,
    `class="${head['actions']} ${styles['narrow']}"`,
  )
  return piece(people, markup)
}

function piece(people: readonly Person[], markup: string): string {
  return `<div class="${styles['picture']}" data-for="${people.join(' ')}" aria-hidden="true" inert>${markup}</div>`
}

function still(content: ReactNode, path = '/'): string {
  const Component = () => content
  const routes = [
    { path: `${paths.calculator}/:id?`, Component },
    { path: '*', Component },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  return stillMarkup(
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
      { identifierPrefix: 'still' },
    ),
  )
}
